import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ContactField, ContactStatus, ContactSubmit } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema, contactText } from '../../src/schema/index.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const schema = z.object({ ...contactSchema.shape, message: z.string().max(5, 'fieldTooLong') });

it.each(APIS)('%s loads a lazy schema, and sends what it accepts', async (_, Form) => {
  const load = vi.fn(() => Promise.resolve({ default: schema }));
  const { fetch, payloads } = fakeFetch(201);
  const { send, field, user } = renderForm({ fetch, schema: load, defaultValues: values }, Form);
  await send();
  await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(en.errors.fieldTooLong));
  await user.clear(field('Message'));
  await user.type(field('Message'), 'Hi');
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, message: 'Hi' }]);
});

it('with a lazy schema too, `required` sets the marks of your own fields', async () => {
  const own = contactSchema.extend({ company: contactText({ maxLength: 100 }), phone: z.string() });
  const { fetch } = fakeFetch(201);
  const load = () => Promise.resolve({ default: own });
  const children = (
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactField<typeof own> name="company" label="Company" required />
      <ContactField<typeof own> name="phone" label="Phone" />
      <ContactSubmit />
      <ContactStatus />
    </>
  );
  const { send } = renderForm({ fetch, schema: load as never, defaultValues: values, children });
  expect(screen.getByRole('textbox', { name: 'Company' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Phone' })).not.toBeRequired();
  await send();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Company' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus();
});

it('sends nothing if the module of a lazy schema has no default export, and reports it', async () => {
  const uncaught = collectUncaught();
  const { fetch } = fakeFetch(201);
  const load = () => Promise.resolve({ schema: contactSchema });
  const { send } = renderForm({ fetch, schema: load as never, defaultValues: values });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent.'));
  expect(fetch).not.toHaveBeenCalled();
  expect(String(uncaught[0])).toMatch(/the schema has no default export/);
});
