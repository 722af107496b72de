import { MutationObserver, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useSubmitContact } from '../../src/index.js';
import { values } from '../components/renderForm.js';
import { startServer } from '../startServer.js';

it('is react-query’s mutation, and needs no provider', async () => {
  const server = await startServer((response) => response.writeHead(201).end('{"id":"s_1"}'));
  const onSuccess = vi.fn();
  const { result } = renderHook(() =>
    useSubmitContact({ formId: 'f_1', baseUrl: server.url, locale: 'ja-JP', onSuccess }),
  );
  expect(result.current).toMatchObject({ status: 'idle', isPending: false });

  result.current.mutate(values);
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data).toMatchObject({ status: 201, body: { id: 's_1' } });
  expect(server.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { locale: 'ja', payload: values },
  ]);
  expect(onSuccess).toHaveBeenCalledOnce();
});

it('fails with a SubmissionError, once, whatever a host’s client has for defaults', async () => {
  const server = await startServer((response) => response.writeHead(503).end());
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
  const { result, unmount } = renderHook(() => useSubmitContact({ formId: 'f_1', baseUrl: server.url }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  void new MutationObserver(client, { mutationFn: () => new Promise(() => {}) }).mutate();
  result.current.mutate(values);
  await waitFor(() => expect(result.current.error?.code).toBe('unconfirmed'));
  expect(server.requests).toHaveLength(1);
  expect(client.getMutationCache().findAll({ mutationKey: ['contact'] })).toHaveLength(1);
  unmount();
  await waitFor(() => expect(client.getMutationCache().findAll({ mutationKey: ['contact'] })).toEqual([]));
});

it('renders on a server', () => {
  const Form = () => useSubmitContact({ formId: 'f_1', baseUrl: '/' }).status;
  expect(renderToString(<Form />)).toBe('idle');
});

it('tells a developer what is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useSubmitContact({ formId: 'f_1' }))).toThrow(/baseUrl is missing/);
  vi.restoreAllMocks();
});
