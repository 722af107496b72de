import { persistQueryClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm, useContactForm } from '../../src/index.js';
import { values } from './renderForm.js';

const KEY = 'host';

/** A site that keeps its query client over visits, and takes what it can get. */
function persistedClient(shouldDehydrateMutation?: () => boolean): QueryClient {
  const client = new QueryClient();
  const persister = createSyncStoragePersister({ storage: localStorage, key: KEY, throttleTime: 0 });
  // Of another version than the client: their types have private parts.
  type Options = Parameters<typeof persistQueryClient>[0];
  const queryClient = client as unknown as Options['queryClient'];
  void persistQueryClient({
    queryClient,
    persister,
    dehydrateOptions: shouldDehydrateMutation ? { shouldDehydrateMutation } : {},
  });
  return client;
}

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the site has stored, once it has stored that something came to its client. */
async function stored(client: QueryClient): Promise<string> {
  // Something of the site's own, to see that it stores at all.
  await client.prefetchQuery({ queryKey: ['own'], queryFn: () => 'query of its own', networkMode: 'always' });
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('query of its own'));
  return localStorage.getItem(KEY) ?? '';
}

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  localStorage.clear();
});

it.each([
  ['as its persister does by itself', undefined],
  ['with every mutation there is', () => true],
])(
  'a site that stores its query client, %s, stores nothing that was written, also offline',
  async (_, shouldDehydrateMutation) => {
    const client = persistedClient(shouldDehydrateMutation);
    goOffline();
    render(
      <QueryClientProvider client={client}>
        <ContactForm formId="f_1" baseUrl="/" defaultValues={values} fetch={noNetwork} />
      </QueryClientProvider>,
    );
    (document.querySelector('form') as HTMLFormElement).requestSubmit();
    await screen.findByText(/seem to be offline/);
    const text = await stored(client);
    expect(text.includes('"contact"')).toBe(Boolean(shouldDehydrateMutation));
    expect(text).not.toMatch(/Ada|ada@|Hello/);
  },
);

it('a form of the host’s own is not held back offline either, nor stored', async () => {
  const client = persistedClient();
  goOffline();
  function OwnForm() {
    const { mutation, onSubmit } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      defaultValues: values,
      fetch: noNetwork,
    });
    return (
      <form onSubmit={(event) => void onSubmit(event)}>
        <output>{mutation.error?.code}</output>
      </form>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <OwnForm />
    </QueryClientProvider>,
  );
  (document.querySelector('form') as HTMLFormElement).requestSubmit();
  await screen.findByText('offline');
  expect(await stored(client)).not.toMatch(/Ada|ada@|Hello/);
});
