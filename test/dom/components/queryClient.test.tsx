import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionErrorCode } from '../../../src/client/index.js';
import { fakeService } from '../../support/fakeService.js';
import { findFailure } from '../../support/failures.js';
import { APIS } from '../../support/HookForm.js';
import { goOffline } from '../../support/network.js';
import { values } from '../../support/values.js';

const VISITORS_TEXT = /Ada|ada@|Hello/;
const never = () => new Promise(() => {});
function failing(): never {
  throw new Error('host');
}

afterEach(() => vi.restoreAllMocks());

describe.each(APIS)('the app’s QueryClient and %s', (_, Form) => {
  function renderIn(client: QueryClient, props: Partial<Parameters<typeof Form>[0]>): void {
    render(
      <QueryClientProvider client={client}>
        <Form formId="f_1" defaultValues={values} {...props} />
      </QueryClientProvider>,
    );
    document.querySelector('form')?.requestSubmit();
  }

  const sent = () => screen.findByRole('heading', { name: 'Message sent' });

  it('can observe key, status and outcome, but not the visitor’s text', async () => {
    const events: string[] = [];
    const keys = new Set<string>();
    const client = new QueryClient();
    client.getMutationCache().subscribe(({ mutation }) => {
      if (!mutation) return;
      events.push(JSON.stringify(mutation.state));
      keys.add(JSON.stringify(mutation.options.mutationKey));
    });
    // A service can echo the submission in its answer.
    const service = await fakeService({ status: 201, body: JSON.stringify(values) });
    renderIn(client, { baseUrl: service.url });
    await sent();

    await waitFor(() => expect(events.join()).toContain('"status":"success"'));
    expect(events.join()).toContain('"status":"pending"');
    const key = ['contact', `${service.url}/v1/public/contact/forms/f_1/submissions`];
    expect([...keys]).toEqual([JSON.stringify(key)]);
    expect(events.join()).not.toMatch(VISITORS_TEXT);
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });

  it('can observe a failure', async () => {
    const codes: (SubmissionErrorCode | undefined)[] = [];
    const onError = (error: Error) => void codes.push((error as { code?: SubmissionErrorCode }).code);
    const service = await fakeService(403);
    renderIn(new QueryClient({ mutationCache: new MutationCache({ onError }) }), { baseUrl: service.url });
    await waitFor(() => expect(codes).toEqual(['rejected']));
  });

  it('is optional: the message is sent without one', async () => {
    const service = await fakeService();
    render(<Form formId="f_1" baseUrl={service.url} defaultValues={values} />);
    document.querySelector('form')?.requestSubmit();
    await sent();
    expect(service.requests).toHaveLength(1);
  });

  it('can be given as an option', async () => {
    const client = new QueryClient();
    const states: string[] = [];
    client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation) states.push(mutation.state.status);
    });
    const service = await fakeService();
    render(<Form formId="f_1" baseUrl={service.url} defaultValues={values} queryClient={client} />);
    document.querySelector('form')?.requestSubmit();
    await sent();
    await waitFor(() => expect(states).toContain('success'));
  });

  it('cannot repeat, pause or queue a submission by its defaults', async () => {
    const service = await fakeService(500);
    const mutations = { retry: 2, retryDelay: 1, networkMode: 'online', throwOnError: true } as const;
    const client = new QueryClient({ defaultOptions: { mutations: { ...mutations, scope: { id: 'x' } } } });
    goOffline();
    renderIn(client, { baseUrl: service.url });
    await findFailure('offline');
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/));
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['onMutate that throws', { onMutate: failing }],
    ['onMutate that never ends', { onMutate: never }],
    ['onSuccess that throws', { onSuccess: failing }],
    ['onSuccess that never ends', { onSuccess: never }],
    ['onSettled that never ends', { onSettled: never }],
  ])('cannot delay or change the outcome by an %s', async (__, callbacks) => {
    const service = await fakeService();
    const onSuccess = vi.fn();
    const client = new QueryClient({
      mutationCache: new MutationCache(callbacks),
      defaultOptions: { mutations: callbacks },
    });
    renderIn(client, { baseUrl: service.url, onSuccess });
    await sent();
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(service.requests).toHaveLength(1);
  });

  it('cannot change the outcome by a listener that throws', async () => {
    const service = await fakeService();
    const client = new QueryClient();
    client.getMutationCache().subscribe(failing);
    renderIn(client, { baseUrl: service.url });
    await sent();
    expect(service.requests).toHaveLength(1);
  });
});
