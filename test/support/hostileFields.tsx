import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as z from 'zod';
import { ContactField, ContactForm } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from './DefaultParts.js';
import { findConfirmation } from './failures.js';
import { fakeFetch } from './fakeFetch.js';
import { prototypeKeys } from './prototypeKeys.js';
import { values } from './values.js';

const send = () => screen.getByRole('button', { name: /^Send (message|again)$/ }).click();

/** Names under which react-hook-form cannot store an error. */
const RESERVED = ['root', 'constructor', 'prototype', '__proto__', '"', "'", ']', '[]'];

/** Whether a field can have this name: forms and react-hook-form reserve some. */
export const isFree = (name: string) => !(name in document.createElement('form')) && !RESERVED.includes(name);

/** Brings fields with these names to every state: missing, refused by the service, corrected, sent. */
export async function checkHostileFields(names: readonly string[]): Promise<void> {
  const keys = prototypeKeys();
  const corrected = Object.fromEntries(names.map((name) => [name, 'corrected']));
  const errors = JSON.stringify({ errors: names.map((name) => ({ path: ['payload', name] })) });
  const { fetch, payloads } = fakeFetch({ status: 422, body: errors }, 201);
  const shape = Object.fromEntries(names.map((name) => [name, z.string().min(1, 'Missing here')]));
  const schema = contactSchema.extend(shape as { odd: z.ZodString });
  const { container } = render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
      {names.map((name) => (
        <ContactField key={name} name={name as 'name'} required />
      ))}
      <DefaultParts />
    </ContactForm>,
  );
  const fields = [...container.querySelectorAll('input')].slice(0, names.length);
  const labels = [...container.querySelectorAll('label')].slice(0, names.length);
  expect(labels.map(({ textContent }) => textContent)).toEqual(names);

  send();
  await waitFor(() => expect(fields[0]).toHaveFocus());
  for (const field of fields) expect(field).toHaveAccessibleDescription('Missing here');

  for (const field of fields) field.value = 'corrected';
  send();
  const shown = () => container.querySelector('.rck-error, .rck-status > p')?.textContent;
  await waitFor(() => expect(shown()).toMatch(/^(This was not|Not) accepted\./));

  send();
  await findConfirmation();
  expect(payloads()).toEqual([
    { ...values, ...corrected },
    { ...values, ...corrected },
  ]);
  expect(container.querySelector('img, script')).toBeNull();
  expect(prototypeKeys()).toEqual(keys);
}

/** Adds a control with this name that is not a field of the form, and checks that its value is not sent. */
export async function checkForeignControl(name: string, kind: 'input' | 'select'): Promise<void> {
  const keys = prototypeKeys();
  const { fetch, payloads } = fakeFetch(201);
  const { container } = render(<ContactForm formId="odd" baseUrl="/" fetch={fetch} defaultValues={values} />);
  const button = screen.getByRole('button', { name: 'Send message' });
  button.before(kind === 'input' ? inputOf(name) : selectOf(name));
  button.click();

  await waitFor(() => expect(container.textContent).toMatch(/Message sent/));
  expect(payloads()).toEqual([values]);
  expect(prototypeKeys()).toEqual(keys);
}

function inputOf(name: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { name, value: 'x' });
}

function selectOf(name: string): HTMLSelectElement {
  const select = Object.assign(document.createElement('select'), { name, multiple: true });
  select.add(new Option('x', 'x', true, true));
  return select;
}
