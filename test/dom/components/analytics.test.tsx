import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ContactForm, type SendRequest, type SentSubmission } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { contactSchema } from '../../../src/schema/index.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

const isSent = () => screen.findByRole('heading', { name: en.outcomes.sentTitle });

afterEach(() => document.body.replaceChildren());

describe.each(APIS)('%s', (_, Form) => {
  it('calls onSuccess with the receipt and with the values as they were sent', async () => {
    const { fetch } = fakeFetch(201);
    const onSuccess = vi.fn();
    const schema = z.object({
      ...contactSchema.shape,
      message: z.string().transform((text) => text.toUpperCase()),
    });
    const { send } = renderForm(
      { fetch, onSuccess, schema, defaultValues: { ...values, name: ' Ada ' } },
      Form,
    );
    await send();
    await isSent();
    const [receipt, sent] = onSuccess.mock.calls[0] as [unknown, SentSubmission];
    expect(receipt).toMatchObject({ status: 201 });
    expect(sent.payload).toEqual({ ...values, name: 'Ada', message: 'HELLO!' });
    expect(onSuccess).toHaveBeenCalledOnce();
  });
});

it('counts the seconds from the first focus, also if the focus was in the form before hydration', async () => {
  const send = vi.fn<(request: SendRequest) => Promise<{ status: number }>>(async () => ({ status: 201 }));
  const form = <ContactForm formId="f_1" send={send} defaultValues={values} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  screen.getByLabelText('Name').focus();
  render(form, { container, hydrate: true });
  container.querySelector('form')?.requestSubmit();
  await isSent();
  expect(send.mock.calls[0]?.[0].evidence.secondsToSubmit).toBeGreaterThanOrEqual(0);
});
