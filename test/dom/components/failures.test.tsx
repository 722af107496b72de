import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { ContactForm } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { contactSchema } from '../../../src/schema/index.js';
import { collectUncaught } from '../../support/collectUncaught.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { values } from '../../support/values.js';

const classicSchema = z.object(contactSchema.shape);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(APIS)('a failure in %s', (_, Form) => {
  /** Submits a form that is filled in. */
  function submit(props: Partial<ComponentProps<typeof ContactForm>>): void {
    render(<Form formId="f_1" baseUrl="/" defaultValues={values} {...props} />);
    act(() => document.querySelector('form')?.requestSubmit());
  }

  const alert = () => screen.getByRole('alert');

  function expectEditable(): void {
    expect(screen.getByLabelText('Message')).toHaveValue(values.message);
    expect(screen.getByLabelText('Message')).not.toHaveAttribute('readonly');
  }

  it('of a rate limit is shown without the wait if the browser has no `Intl.RelativeTimeFormat`', async () => {
    const reduced = Object.create(Intl, { RelativeTimeFormat: { value: undefined } }) as typeof Intl;
    vi.stubGlobal('Intl', reduced);
    submit({ fetch: fakeFetch({ status: 429, headers: { 'Retry-After': '90' } }).fetch });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.rateLimited));
    expectEditable();
  });

  it('of a rate limit is shown without the wait if the catalog has no text for it', async () => {
    const { rateLimitedUntil: __, ...outcomes } = en.outcomes;
    submit({
      fetch: fakeFetch({ status: 429, headers: { 'Retry-After': '90' } }).fetch,
      messages: { ...en, outcomes: outcomes as typeof en.outcomes },
    });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.rateLimited));
    expectEditable();
  });

  it('of a check of the whole form is shown for the whole form, and nothing is sent', async () => {
    const { fetch } = fakeFetch();
    const onInvalid = vi.fn();
    submit({ fetch, onInvalid, schema: classicSchema.refine(() => false) });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.invalid));
    expectEditable();
    expect(onInvalid).toHaveBeenCalledOnce();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of a check that never settles is shown after 30 seconds, and nothing was sent', async () => {
    const { fetch } = fakeFetch();
    const onError = vi.fn();
    const schema = classicSchema.refine(() => new Promise<boolean>(() => {}));
    // The timers start after the engine has loaded.
    await import('../../../src/engine/createEngine.js');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    submit({ fetch, onError, schema });
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(document.querySelector('form')).toHaveAttribute('data-status', 'pending');
    // The developer sees the cause as an uncaught error, which the fake timers pass on.
    await expect(vi.advanceTimersByTimeAsync(2_000)).rejects.toThrow('Timed out');
    vi.useRealTimers();
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.notSent));
    expectEditable();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'notSent' }));
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a check has an empty message',
      { schema: classicSchema.extend({ name: z.string().refine(() => false, { error: () => '' }) }) },
    ],
    [
      'the message of the error is empty in the catalog',
      {
        defaultValues: { ...values, name: '' },
        messages: { ...en, errors: { ...en.errors, nameRequired: '' } },
      },
    ],
  ])('of a field shows a general text if %s', async (__, props) => {
    submit(props);
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/\S/);
  });

  it.each([0, -1, Number.NaN])(
    'of an app that sets the timeout %s is shown, and nothing is sent',
    async (timeout) => {
      const uncaught = collectUncaught();
      const { fetch } = fakeFetch();
      submit({ fetch, timeout });
      await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.notSent));
      expectEditable();
      expect(fetch).not.toHaveBeenCalled();
      await waitFor(() => expect(uncaught).toEqual([expect.any(TypeError)]));
      expect(String(uncaught[0])).toMatch(/timeout is .*Set it to milliseconds/);
    },
  );

  it('of a schema that returns a BigInt, which JSON cannot contain, is shown as not sent', async () => {
    const schema = classicSchema.transform((output) => ({ ...output, count: 1n }));
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch();
    const onError = vi.fn();
    submit({ fetch, onError, schema });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.notSent));
    expectEditable();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'notSent' }));
    expect(fetch).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(uncaught.map(String)).toEqual(['TypeError: Do not know how to serialize a BigInt']),
    );
  });
});
