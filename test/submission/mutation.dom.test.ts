import { dehydrate, MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SubmissionError, type SubmissionReceipt } from '../../src/client/index.js';
import type { SendRequest, SendSubmission } from '../../src/client/request.js';
import { mutate, type SubmissionOptions } from '../../src/engine/mutation.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { fakeService } from '../support/fakeService.js';
import { goOffline, goOnline } from '../support/network.js';
import { values } from '../support/values.js';

// `ContactForm`, `useContactForm` and `useSubmitContact` send with this function. That each of them is connected to it,
// their own tests check.

const VISITORS_TEXT = /Ada|ada@|Hello/;

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

const submit = (options: Partial<SubmissionOptions>) =>
  mutate({ formId: 'f_1', baseUrl: '/', tag: 'en', ...options }, values);

/** The code of the error with which a submission fails. */
const codeOf = (submission: Promise<unknown>) =>
  submission.then(
    () => undefined,
    ({ code }: SubmissionError) => code,
  );

describe('the app’s `send`', () => {
  const RECEIPT = { status: 201, receivedAt: expect.any(Date) as Date };

  it.each([
    ['a receipt', { status: 201, body: { id: 7 } }, { ...RECEIPT, body: { id: 7 } }],
    [
      'the result of another HTTP client, of which only status and body are passed on',
      { status: 201, headers: new Headers(), config: { data: values }, data: {} },
      { ...RECEIPT, body: undefined },
    ],
  ])('can resolve to %s', async (_, answer, receipt) => {
    const onSuccess = vi.fn();
    expect(await submit({ send: () => Promise.resolve(answer), onSuccess })).toEqual(receipt);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(receipt, { payload: values, evidence: {} });
  });

  it.each([
    ['nothing', undefined],
    ['a receipt without an acceptance', { status: 500 }],
  ])('does not accept a submission with %s', async (_, answer) => {
    const onError = vi.fn();
    const error = await submit({ send: () => Promise.resolve(answer as never), onError }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: 'unconfirmed', cause: expect.any(TypeError) as TypeError });
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('can throw a SubmissionError, whose cause is not reported', async () => {
    const uncaught = collectUncaught();
    const thrown = new SubmissionError('notSent', { fields: ['email'], cause: new Error(values.message) });
    const submission = submit({ send: () => Promise.reject(thrown) });
    await expect(submission).rejects.toBe(thrown);
    // Errors are reported in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(uncaught).toEqual([]);
  });

  it('that throws another error leaves the submission unconfirmed', async () => {
    const cause = new Error('The CRM is down');
    const failing = () => {
      throw cause;
    };
    await expect(submit({ send: failing })).rejects.toMatchObject({ code: 'unconfirmed', cause });
  });

  it('receives a signal that aborts after the timeout', async () => {
    let signal: AbortSignal | undefined;
    const silent = (request: SendRequest) => {
      ({ signal } = request);
      return new Promise<Response>(() => {});
    };
    expect(await codeOf(submit({ send: silent, timeout: 50 }))).toBe('unconfirmed');
    expect(signal?.aborted).toBe(true);
  });
});

describe('the app’s QueryClient', () => {
  const never = () => new Promise(() => {});
  function failing(): never {
    throw new Error('host');
  }

  async function submitIn(
    client: QueryClient,
    options: Partial<SubmissionOptions> = {},
  ): Promise<SubmissionReceipt> {
    return submit({ queryClient: client, ...options });
  }

  it('can observe a failure', async () => {
    const codes: unknown[] = [];
    const onError = (error: Error) => void codes.push((error as SubmissionError).code);
    const client = new QueryClient({ mutationCache: new MutationCache({ onError }) });
    const { url } = await fakeService(403);
    expect(await codeOf(submitIn(client, { baseUrl: url }))).toBe('rejected');
    await waitFor(() => expect(codes).toEqual(['rejected']));
  });

  it('does not receive the visitor’s text from the answer of `send`', async () => {
    const states: string[] = [];
    const client = new QueryClient();
    client.getMutationCache().subscribe(({ mutation }) => states.push(JSON.stringify(mutation?.state)));
    await submitIn(client, { send: ({ payload }) => Promise.resolve({ status: 201, body: payload }) });
    await waitFor(() => expect(states.join()).toContain('"status":"success"'));
    expect(states.join()).not.toMatch(VISITORS_TEXT);
  });

  it('cannot repeat, pause or queue a submission by its defaults', async () => {
    const mutations = { retry: 2, retryDelay: 1, networkMode: 'online', throwOnError: true } as const;
    const client = new QueryClient({ defaultOptions: { mutations: { ...mutations, scope: { id: 'x' } } } });
    const { url, requests } = await fakeService(500);
    onlineManager.setOnline(false);
    expect(await codeOf(submitIn(client, { baseUrl: url }))).toBe('unconfirmed');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['onMutate that throws', { onMutate: failing }],
    ['onMutate that never ends', { onMutate: never }],
    ['onMutate that takes longer', { onMutate: () => new Promise((resolve) => setTimeout(resolve, 20)) }],
    ['onSuccess that throws', { onSuccess: failing }],
    ['onSuccess that never ends', { onSuccess: never }],
    ['onSettled that never ends', { onSettled: never }],
  ])('cannot delay or change the outcome by an %s', async (_, callbacks) => {
    const client = new QueryClient({
      mutationCache: new MutationCache(callbacks),
      defaultOptions: { mutations: callbacks },
    });
    const onSuccess = vi.fn();
    const { url, requests } = await fakeService(201);
    expect(await submitIn(client, { baseUrl: url, onSuccess })).toMatchObject({ status: 201 });
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });

  it('observes the outcome even if its default `onMutate` never ends', async () => {
    const client = new QueryClient({ defaultOptions: { mutations: { onMutate: never } } });
    const statuses: unknown[] = [];
    client.getMutationCache().subscribe(({ mutation }) => statuses.push(mutation?.state.status));
    const { url } = await fakeService(201);
    await submitIn(client, { baseUrl: url });
    await waitFor(() => expect(statuses).toContain('success'));
  });

  it('cannot change the outcome by a listener that throws', async () => {
    const client = new QueryClient();
    // The mutation leaves the cache later, and the listener would throw after the test.
    onTestFinished(client.getMutationCache().subscribe(failing));
    const { url } = await fakeService(201);
    expect(await submitIn(client, { baseUrl: url })).toMatchObject({ status: 201 });
  });

  it.each([
    ['by default', {}],
    ['if it stores every mutation', { shouldDehydrateMutation: () => true }],
  ])('does not give a persister the visitor’s text %s', async (_, options) => {
    const client = new QueryClient();
    // A persister stores what `dehydrate` returns, after a change of the cache.
    const stored: string[] = [];
    client.getMutationCache().subscribe(() => stored.push(JSON.stringify(dehydrate(client, options))));
    let fail = (_error: Error) => {};
    const fetch = () => new Promise<Response>((_resolve, reject) => (fail = reject));
    onlineManager.setOnline(false);
    const submission = codeOf(submitIn(client, { fetch }));
    await waitFor(() => expect(client.isMutating()).toBe(1));
    fail(new TypeError('Failed to fetch'));
    expect(await submission).toBe('unconfirmed');
    await waitFor(() => expect(client.isMutating()).toBe(0));
    const all = stored.join();
    expect(all).toContain('"mutations"');
    expect(all.includes('"contact"')).toBe('shouldDehydrateMutation' in options);
    expect(all).not.toMatch(VISITORS_TEXT);
  });
});

describe('while the device reports no network', () => {
  const sendTo =
    (url: string): SendSubmission =>
    ({ payload, signal }) =>
      fetch(url, { method: 'POST', body: JSON.stringify({ payload }), signal });

  it.each([
    ['`fetch`', () => ({})],
    ['the app’s `send`', (url: string) => ({ send: sendTo(url) })],
  ])(
    'the first submission of each offline period makes no request with %s, and the next ones do',
    async (_, options) => {
      // It receives each message and closes the connection at once, as a failing request does.
      const service = await fakeService((response) => response.destroy());
      const seen: unknown[] = [];
      async function submitAndCount(): Promise<void> {
        const code = await codeOf(submit({ baseUrl: service.url, ...options(service.url) }));
        seen.push([code, service.requests.length]);
      }
      goOffline();
      await submitAndCount();
      await submitAndCount();
      await submitAndCount();
      goOnline();
      goOffline();
      await submitAndCount();
      await submitAndCount();
      expect(seen).toEqual([
        ['offline', 0],
        ['unconfirmed', 1],
        ['unconfirmed', 2],
        ['offline', 2],
        ['unconfirmed', 3],
      ]);
      expect(service.payloads()).toEqual([values, values, values]);
    },
  );
});
