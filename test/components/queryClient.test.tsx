import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/index.js';
import { startServer } from '../startServer.js';
import { values } from './renderForm.js';

function renderIn(client: QueryClient, baseUrl: string, onSuccess?: () => void) {
  render(
    <QueryClientProvider client={client}>
      <ContactForm formId="f_1" baseUrl={baseUrl} defaultValues={values} onSuccess={onSuccess} />
    </QueryClientProvider>,
  );
  (document.querySelector('form') as HTMLFormElement).requestSubmit();
}

it('a host’s client sees the submission, also one pressed before the engine is here, and nothing of what it says', async () => {
  const seen: string[] = [];
  const client = new QueryClient();
  const keys = new Set<string>();
  client.getMutationCache().subscribe(({ mutation }) => {
    seen.push(JSON.stringify(mutation?.state));
    keys.add(JSON.stringify(mutation?.options.mutationKey));
  });
  const server = await startServer((response) => response.end());
  renderIn(client, server.url);
  await screen.findByRole('heading', { name: 'Message sent' });

  await waitFor(() => expect(seen.join()).toContain('"status":"success"'));
  const key = ['contact', `${server.url}/v1/public/contact/forms/f_1/submissions`];
  expect([...keys]).toEqual([JSON.stringify(key)]);
  expect(seen.join()).not.toMatch(/Ada|ada@|Hello/);
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it('a host’s defaults do not make it send twice, wait for a network, or throw', async () => {
  const server = await startServer((response) => response.writeHead(500).end());
  const client = new QueryClient({
    defaultOptions: { mutations: { retry: 2, retryDelay: 1, networkMode: 'online', throwOnError: true } },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderIn(client, server.url);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not confirm/));
  expect(server.requests).toHaveLength(1);
  vi.restoreAllMocks();
});

it.each([
  [
    'throws',
    () => {
      throw new Error('toast');
    },
  ],
  ['never ends', () => new Promise(() => {})],
])('a sent message is sent, also when a callback of the host’s cache %s', async (_, onSuccess) => {
  const server = await startServer((response) => response.end());
  const onSent = vi.fn();
  renderIn(new QueryClient({ mutationCache: new MutationCache({ onSuccess }) }), server.url, onSent);
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeInTheDocument();
  expect(onSent).toHaveBeenCalledOnce();
});

it('a sent message is sent, also when what listens to a host’s cache throws', async () => {
  const server = await startServer((response) => response.end());
  const client = new QueryClient();
  client.getMutationCache().subscribe(() => {
    throw new Error('devtools');
  });
  renderIn(client, server.url);
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeInTheDocument();
  expect(server.requests).toHaveLength(1);
});
