import { MutationObserver, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useSubmitContact } from '../../src/hooks/index.js';
import { values } from '../support/values.js';
import { fakeService } from '../support/fakeService.js';

it('returns a mutation of TanStack Query, and needs no provider', async () => {
  const server = await fakeService({ status: 201, body: '{"id":"s_1"}' });
  const onSuccess = vi.fn();
  const { result } = renderHook(() =>
    useSubmitContact({ formId: 'f_1', baseUrl: server.url, locale: 'ja-JP', onSuccess }),
  );
  expect(result.current).toMatchObject({ status: 'idle', isPending: false });

  result.current.mutate(values);
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data).toMatchObject({ status: 201, body: { id: 's_1' } });
  expect(server.submissions()).toEqual([{ locale: 'ja', payload: values }]);
  expect(onSuccess).toHaveBeenCalledOnce();
});

it('fails once, with a SubmissionError, regardless of the default options of the app’s QueryClient', async () => {
  const server = await fakeService(503);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const client = new QueryClient({
    defaultOptions: {
      mutations: {
        retry: 3,
        retryDelay: 1,
        gcTime: Infinity,
        networkMode: 'online',
        throwOnError: true,
        onMutate: () => new Promise(() => {}),
        scope: { id: 'one at a time' },
      },
    },
  });
  const { result } = renderHook(() => useSubmitContact({ formId: 'f_1', baseUrl: server.url }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  void new MutationObserver(client, { mutationFn: () => new Promise(() => {}) }).mutate();
  result.current.mutate(values);
  await waitFor(() => expect(result.current.error?.code).toBe('unconfirmed'));
  expect(server.requests).toHaveLength(1);
  // The mutation leaves the app's cache.
  await waitFor(() => expect(client.getMutationCache().findAll({ mutationKey: ['contact'] })).toEqual([]));
});

it('sends an equal payload once while it is pending, and both calls have its outcome', async () => {
  const server = await fakeService();
  const onSuccess = vi.fn();
  const { result } = renderHook(() => useSubmitContact({ formId: 'f_1', baseUrl: server.url, onSuccess }));
  server.hold();
  const { email, message, name } = values;
  const own = { ...values };
  const outcomes = [own, { message, email, name }].map((payload) => result.current.mutateAsync(payload));
  await waitFor(() => expect(server.requests).toHaveLength(1));
  own.message = 'Another one';
  const other = result.current.mutateAsync(own);
  const again = result.current.mutateAsync(values);
  server.release();
  const [first, ...others] = await Promise.all([...outcomes, again]);
  for (const receipt of others) expect(receipt).toBe(first);
  expect(await other).not.toBe(first);
  const sent = new Set(server.payloads().map((payload) => payload.message));
  expect(sent).toEqual(new Set(['Another one', message]));
  expect(onSuccess).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(result.current.isPending).toBe(false));

  // When the outcome is known, the same payload is a new submission.
  await result.current.mutateAsync(values);
  expect(server.requests).toHaveLength(3);
});

it.each<[string, number, () => [object, () => object]]>([
  ['equal dates', 1, () => [{ day: new Date(5) }, () => ({ day: new Date(5) })]],
  ['equal nested values', 1, () => [{ a: { b: [1n] } }, () => ({ a: { b: [1n] } })]],
  ['two files with the same name', 2, () => [{ log: new File([], 'a') }, () => ({ log: new File([], 'a') })]],
])('sends two payloads with %s in %i requests', async (_, count, payloads) => {
  const send = vi.fn(() => Promise.resolve({ status: 201 }));
  const { result } = renderHook(() => useSubmitContact({ formId: 'f_1', baseUrl: '/', send }));
  const [first, second] = payloads();
  const outcomes = [result.current.mutateAsync({ ...values, ...first })];
  outcomes.push(result.current.mutateAsync({ ...values, ...second() }));
  await Promise.all(outcomes);
  expect(send).toHaveBeenCalledTimes(count);
});

it('sends an equal payload to another form', async () => {
  const server = await fakeService();
  const { result, rerender } = renderHook((formId) => useSubmitContact({ formId, baseUrl: server.url }), {
    initialProps: 'f_1',
  });
  server.hold();
  const first = result.current.mutateAsync(values);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  rerender('f_2');
  const second = result.current.mutateAsync(values);
  server.release();
  await Promise.all([first, second]);
  expect(new Set(server.requests.map(({ path }) => path?.split('/').at(-2)))).toEqual(
    new Set(['f_1', 'f_2']),
  );
});

it('starts the request in the task of the call, before React renders', () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  const renders: string[] = [];
  const { result } = renderHook(() => {
    const mutation = useSubmitContact({ formId: 'f_1', baseUrl: '/', fetch });
    renders.push(`${mutation.status}, ${fetch.mock.calls.length} requests`);
    return mutation;
  });
  return act(async () => {
    result.current.mutate(values);
    await Promise.resolve();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(fetch).toHaveBeenCalledOnce();
    expect(renders).toEqual(['idle, 0 requests']);
  });
});

it('renders on a server', () => {
  const Form = () => useSubmitContact({ formId: 'f_1', baseUrl: '/' }).status;
  expect(renderToString(<Form />)).toBe('idle');
});
