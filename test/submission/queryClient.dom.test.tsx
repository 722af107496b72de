import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useSubmitContact } from '../../src/hooks/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { findConfirmation } from '../support/failures.js';
import { fakeService } from '../support/fakeService.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

const VISITORS_TEXT = /Ada|ada@|Hello/;
afterEach(() => {
  // First, because the spy of a fake timer would restore the fake one.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(APIS)('the app’s QueryClient and %s', (_, Form) => {
  function renderIn(client: QueryClient, props: Partial<Parameters<typeof Form>[0]>): void {
    render(
      <QueryClientProvider client={client}>
        <Form formId="f_1" defaultValues={values} {...props} />
      </QueryClientProvider>,
    );
    document.querySelector('form')?.requestSubmit();
  }

  it('runs the mutation that sends', async () => {
    const client = new QueryClient();
    const fetch = vi.fn(() =>
      Promise.resolve(new Response(null, { status: client.isMutating() ? 201 : 500 })),
    );
    renderIn(client, { baseUrl: '/', fetch });
    await findConfirmation();
    expect(fetch).toHaveBeenCalledOnce();
  });

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
    await findConfirmation();

    await waitFor(() => expect(events.join()).toContain('"status":"success"'));
    expect(events.join()).toContain('"status":"pending"');
    const key = ['contact', `${service.url}/v1/public/contact/forms/f_1/submissions`];
    expect([...keys]).toEqual([JSON.stringify(key)]);
    expect(events.join()).not.toMatch(VISITORS_TEXT);
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });

  it('sends each message once, whenever its global `onMutate` settles', async () => {
    let release = () => {};
    const onMutate = vi
      .fn()
      .mockRejectedValueOnce(new Error('host'))
      .mockReturnValueOnce(new Promise<void>((resolve) => (release = resolve)));
    const client = new QueryClient({ mutationCache: new MutationCache({ onMutate }) });
    const { fetch } = fakeFetch(500, 201);
    renderIn(client, { baseUrl: '/', fetch });
    const form = document.querySelector('form') as HTMLFormElement;
    await waitFor(() => expect(form.dataset['status']).toBe('error'));
    fireEvent.submit(form);
    await findConfirmation();
    expect(onMutate).toHaveBeenCalledTimes(2);
    release();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe.each(APIS)('the request of %s', (_, Form) => {
  it.each([
    ['without a QueryClient', undefined],
    ['with a QueryClient of the app', new QueryClient()],
  ])('starts in the task of the submit %s', async (__, client) => {
    const { fetch } = fakeFetch(500, 201);
    const element = <Form formId="f_1" baseUrl="/" defaultValues={values} fetch={fetch} />;
    render(client ? <QueryClientProvider client={client}>{element}</QueryClientProvider> : element);
    // The first submit loads the engine.
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    await waitFor(() => expect(form.dataset['status']).toBe('error'));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.submit(form);
    // Promises settle in the same task. No timer runs.
    for (let count = 0; count < 50; count += 1) await act(() => Promise.resolve());
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('a hook that unmounts while it sends leaves no timer that starts again and again', async () => {
  const service = fakeFetch(201);
  service.hold();
  const { result, unmount } = renderHook(() =>
    useSubmitContact({ formId: 'f_1', baseUrl: '/', fetch: service.fetch }),
  );
  const outcome = result.current.mutateAsync(values);
  await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
  const { setTimeout } = globalThis;
  const started: unknown[] = [];
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    started.push(args);
    return setTimeout(...args);
  }, setTimeout);
  onTestFinished(() => void (globalThis.setTimeout = setTimeout));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  // Other tests of the worker can have a few timers left. A repeated one would start about 25 times.
  expect(started.length).toBeLessThan(15);
  service.release();
  expect(await outcome).toMatchObject({ status: 201 });
});
