import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findConfirmation } from '../support/failures.js';
import { fakeService } from '../support/fakeService.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

const VISITORS_TEXT = /Ada|ada@|Hello/;
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
});
