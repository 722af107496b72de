import { persistQueryClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFailure } from '../../support/failures.js';
import { APIS } from '../../support/HookForm.js';
import { goOffline } from '../../support/network.js';
import { values } from '../../support/values.js';

const KEY = 'host';
const VISITORS_TEXT = /Ada|ada@|Hello/;

/** An app that stores its `QueryClient` between visits. */
function persistedClient(shouldDehydrateMutation?: () => boolean): QueryClient {
  const client = new QueryClient();
  const persister = createSyncStoragePersister({ storage: localStorage, key: KEY, throttleTime: 0 });
  // The persister is of another version than the client, and their types have private members.
  type Options = Parameters<typeof persistQueryClient>[0];
  const queryClient = client as unknown as Options['queryClient'];
  void persistQueryClient({
    queryClient,
    persister,
    dehydrateOptions: shouldDehydrateMutation ? { shouldDehydrateMutation } : {},
  });
  return client;
}

/** Waits until the app has stored its client, and returns the stored text. */
async function stored(client: QueryClient): Promise<string> {
  // A query of the app shows that it stores anything at all.
  await client.prefetchQuery({ queryKey: ['own'], queryFn: () => 'the host’s query', networkMode: 'always' });
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('the host’s query'));
  return localStorage.getItem(KEY) ?? '';
}

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  localStorage.clear();
});

describe.each(APIS)('an app that stores its QueryClient, and %s', (_, Form) => {
  it.each([
    ['its persister’s default', undefined],
    ['every mutation', () => true],
  ])('does not store the visitor’s text, online or offline: %s', async (__, shouldDehydrateMutation) => {
    const client = persistedClient(shouldDehydrateMutation);
    let fail = (_error: Error) => {};
    const fetch = () =>
      new Promise<Response>((_resolve, reject) => {
        fail = reject;
      });
    goOffline();
    onlineManager.setOnline(false);
    render(
      <QueryClientProvider client={client}>
        <Form formId="f_1" baseUrl="/" defaultValues={values} fetch={fetch} />
      </QueryClientProvider>,
    );
    document.querySelector('form')?.requestSubmit();
    await findFailure('offline');
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(client.isMutating()).toBe(1));
    const pending = await stored(client);
    expect(pending.includes('"contact"')).toBe(Boolean(shouldDehydrateMutation));
    expect(pending).not.toMatch(VISITORS_TEXT);

    fail(new TypeError('Failed to fetch'));
    await findFailure('unconfirmed');
    expect(await stored(client)).not.toMatch(VISITORS_TEXT);
  });
});
