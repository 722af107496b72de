import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmitContact } from '../../src/hooks/index.js';
import type { SubmissionError } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { draftsLoaded } from '../support/drafts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

// As from an environment variable that is not set.
const UNDEFINED = undefined as unknown as string;
const MISTAKES: [mistake: string, options: { formId: string; baseUrl?: string }, message: RegExp][] = [
  [
    'no base URL',
    { formId: 'f_1' },
    /^react-contact-kit: baseUrl is missing, so nothing can be sent\. Set it to/,
  ],
  ['an invalid base URL', { formId: 'f_1', baseUrl: 'example.com' }, /baseUrl is "example\.com".*Set it to/],
  ['no form ID', { formId: UNDEFINED, baseUrl: '/' }, /formId is missing.*Set it to/],
  ['a form ID that is a path', { formId: '..', baseUrl: '/' }, /formId is "\.\.".*Set it to/],
];

afterEach(() => vi.unstubAllEnvs());

describe.each(MISTAKES)('%s', (_mistake, options, message) => {
  describe.each(['development', 'test'])('with NODE_ENV %s', (mode) => {
    beforeEach(() => {
      vi.stubEnv('NODE_ENV', mode);
      vi.spyOn(console, 'error').mockReturnValue();
    });
    afterEach(() => void vi.restoreAllMocks());

    it.each(APIS)('throws while %s renders', (_name, Form) => {
      expect(() => render(<Form {...options} />)).toThrow(message);
    });

    it('throws while useSubmitContact renders', () => {
      expect(() => renderHook(() => useSubmitContact(options))).toThrow(message);
    });
  });

  describe('in production', () => {
    beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

    it.each(APIS)('leaves a form that says at the submit that nothing was sent: %s', async (_name, Form) => {
      const uncaught = collectUncaught();
      const { fetch } = fakeFetch();
      const onError = vi.fn<(error: SubmissionError) => void>();
      const fallback = { fallback: { email: 'a@example.com', phone: '+49 30 1' } };
      render(
        <Form {...options} {...fallback} fetch={fetch} onError={onError} defaultValues={values} draft />,
      );
      await draftsLoaded();
      act(() => document.querySelector('form')?.requestSubmit());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.notSent));
      expect(screen.getByLabelText('Message')).toHaveValue(values.message);
      expect(document.querySelector('[href^="mailto:a@example.com"]')).toBeVisible();
      expect(document.querySelector('[href^="tel:"]')).toBeVisible();
      expect(fetch).not.toHaveBeenCalled();
      expect(onError).toHaveBeenCalledOnce();
      const cause: unknown = expect.objectContaining({
        name: 'TypeError',
        message: expect.stringMatching(message) as unknown,
      });
      expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'notSent', cause });
      await waitFor(() => expect(uncaught).toEqual([cause]));
    });

    it('fails the mutation of useSubmitContact', async () => {
      const uncaught = collectUncaught();
      const { result } = renderHook(() => useSubmitContact(options));
      act(() => result.current.mutate(values));
      await waitFor(() => expect(result.current.error).toMatchObject({ code: 'notSent' }));
      await waitFor(() =>
        expect(uncaught).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]),
      );
    });

    it.each(APIS)('does not prevent a delivery by the `send` of the app: %s', async (_name, Form) => {
      const send = vi.fn(async () => ({ status: 200 }));
      render(<Form {...options} send={send} defaultValues={values} />);
      act(() => document.querySelector('form')?.requestSubmit());
      await findConfirmation();
      expect(send).toHaveBeenCalledOnce();
    });
  });
});

describe.each(APIS)('%s with a `send`', (_name, Form) => {
  const send = async () => ({ status: 200 });

  it('needs no base URL', () => {
    expect(() => render(<Form formId="f_1" send={send} />)).not.toThrow();
  });

  it('needs a form ID', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Form formId={UNDEFINED} send={send} />)).toThrow(/formId is missing/);
    vi.restoreAllMocks();
  });
});
