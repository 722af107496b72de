import { MutationCache, QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSubmitContact } from '../../../src/hooks/index.js';
import type { SendSubmission, SubmissionError } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { fakeService, type FakeService } from '../../support/fakeService.js';
import { findFailure } from '../../support/failures.js';
import { APIS } from '../../support/HookForm.js';
import { goOffline, goOnline } from '../../support/network.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

/** A service that receives each message and closes the connection at once, as a failing request does. */
const closingService = () => fakeService((response) => response.destroy());

/** Sends as a form without `send` does. */
function sendTo({ url }: FakeService): SendSubmission {
  return ({ payload, signal }) => fetch(url, { method: 'POST', body: JSON.stringify({ payload }), signal });
}

const TRANSPORTS = [
  ['fetch', () => ({})],
  ['send', (service: FakeService) => ({ send: sendTo(service) })],
] as const;

afterEach(() => void vi.restoreAllMocks());

/** Submits while the device reports no network, and returns the outcome and the number of requests after each submit. */
async function submitOffline(
  { requests }: FakeService,
  submit: () => Promise<string | undefined>,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  async function submitAndCount(): Promise<void> {
    seen.push([await submit(), requests.length]);
  }
  goOffline();
  await submitAndCount();
  await submitAndCount();
  await submitAndCount();
  goOnline();
  goOffline();
  await submitAndCount();
  await submitAndCount();
  return seen;
}

/** The first submit of each offline period makes no request. */
const EXPECTED = [
  ['offline', 0],
  ['unconfirmed', 1],
  ['unconfirmed', 2],
  ['offline', 2],
  ['unconfirmed', 3],
];

describe.each(TRANSPORTS)('while the device reports no network, with `%s`,', (_, transport) => {
  it.each(APIS)('the first submit of %s makes no request, and the next ones do', async (__, Form) => {
    const service = await closingService();
    const reported: string[] = [];
    const observed: unknown[] = [];
    const mutationCache = new MutationCache({
      onError: (error) => void observed.push((error as SubmissionError).code),
    });
    const { send } = renderForm(
      {
        baseUrl: service.url,
        defaultValues: values,
        onError: ({ code }) => void reported.push(code),
        queryClient: new QueryClient({ mutationCache }),
        ...transport(service),
      },
      Form,
    );
    const seen = await submitOffline(service, async () => {
      const before = reported.length;
      await send();
      await waitFor(() => expect(reported).toHaveLength(before + 1));
      await findFailure(before % 3 === 0 ? 'offline' : 'unconfirmed');
      return reported.at(-1);
    });
    expect(seen).toEqual(EXPECTED);
    expect(service.payloads()).toEqual([values, values, values]);
    await waitFor(() => expect(observed).toEqual(reported));
  });

  it('the first mutation of useSubmitContact makes no request, and the next ones do', async () => {
    const service = await closingService();
    const { result } = renderHook(() =>
      useSubmitContact({ formId: 'f_1', baseUrl: service.url, ...transport(service) }),
    );
    const seen = await submitOffline(service, () =>
      act(() =>
        result.current.mutateAsync(values).then(
          () => undefined,
          ({ code }: SubmissionError) => code,
        ),
      ),
    );
    expect(seen).toEqual(EXPECTED);
  });
});

it.each(APIS)(
  '%s sends in spite of the report after one offline outcome, and shows success',
  async (_, Form) => {
    const service = await fakeService(201);
    goOffline();
    const { send, findByRole } = renderForm({ baseUrl: service.url, defaultValues: values }, Form);
    await send();
    await findFailure('offline');
    await send();
    await findByRole('heading', { name: en.outcomes.sentTitle });
    expect(service.requests).toHaveLength(1);
  },
);
