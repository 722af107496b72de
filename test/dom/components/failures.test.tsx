import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { ContactForm } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { contactSchema } from '../../../src/schema/index.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { values } from '../../support/values.js';

const classicSchema = z.object(contactSchema.shape);

afterEach(() => {
  vi.unstubAllGlobals();
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
});
