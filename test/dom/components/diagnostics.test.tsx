import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import {
  ContactCheckboxGroup,
  ContactCounter,
  ContactFallback,
  ContactField,
  ContactStatus,
  ContactSubmit,
  type ContactSchema,
} from '../../../src/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

const warn = vi.spyOn(console, 'warn');
const error = vi.spyOn(console, 'error');
const warnings = () => warn.mock.calls.map(([text]) => String(text));
const errors = () => error.mock.calls.map(([text]) => String(text));

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  warn.mockReset();
  error.mockReset();
});
afterEach(() => void vi.unstubAllEnvs());

const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'fri', label: 'Friday' },
];

// A warning appears once per text, so each test has its own form id.
const parts = (
  <>
    <ContactField name="name" />
    <ContactField name="email" />
    <ContactField name="message" description={<ContactCounter max={100} />} />
    <ContactSubmit />
    <ContactStatus />
    <ContactFallback />
  </>
);

it('logs nothing for a complete form, whatever its outcome', async () => {
  const { fetch } = fakeFetch(500, 201);
  const { send } = renderForm({
    fetch,
    defaultValues: values,
    children: parts,
    fallbackEmail: 'a@example.com',
  });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect([...warnings(), ...errors()]).toEqual([]);
});

it('warns about a control that the schema does not have, and logs an error at each submit', async () => {
  const { fetch } = fakeFetch(201);
  const children = (
    <>
      {parts}
      <input name="phone" aria-label="Phone" />
      <input type="hidden" name="token" />
      <input type="file" name="attachment" />
      <button name="action">Save</button>
    </>
  );
  const { send } = renderForm({ formId: 'unknown', fetch, defaultValues: values, children });
  const text =
    /the form "unknown" has a control named "phone", but its schema has no such field.*Add "phone" to the schema/;
  expect(warnings()).toEqual([expect.stringMatching(text)]);
  expect(errors()).toEqual([]);
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(errors()).toEqual([expect.stringMatching(text)]);
});

it('logs one error for a group that the schema does not have', async () => {
  const { fetch } = fakeFetch(201);
  const children = (
    <>
      {parts}
      <ContactCheckboxGroup name={'days' as never} options={DAYS} />
    </>
  );
  const { send } = renderForm({ formId: 'group', fetch, defaultValues: values, children });
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  const text = /the form "group" has a control named "days", but its schema has no such field/;
  expect(warnings()).toEqual([expect.stringMatching(text)]);
  expect(errors()).toEqual([expect.stringMatching(text)]);
});

it('logs nothing for a required group, and warns about checkboxes with one name that are not a group', () => {
  const schema = contactSchema.extend({ days: z.array(z.string()).min(1) });
  const group = <ContactCheckboxGroup<typeof schema> name="days" options={DAYS} />;
  const { unmount } = renderForm({ formId: 'grouped', schema, children: [parts, group] });
  expect(warnings()).toEqual([]);
  unmount();
  const loose = DAYS.map(({ value }) => <input key={value} type="checkbox" name="days" value={value} />);
  renderForm({ formId: 'loose', schema, children: [parts, loose] });
  expect(warnings()).toEqual([
    expect.stringMatching(/the form "loose" has several checkboxes named "days".*Use <ContactCheckboxGroup/),
  ]);
});

it('warns about a field part that the provider’s schema does not have', () => {
  const schema = contactSchema.extend({ company: z.string() });
  const children = (
    <>
      {parts}
      <ContactField<typeof schema> name="company" />
    </>
  );
  renderForm({ formId: 'outside', children });
  expect(warnings()).toEqual([expect.stringMatching(/the form "outside" has a control named "company"/)]);
});

it('logs an error at a submit without a control for a required field', async () => {
  const schema = z.object({ ...contactSchema.shape, topic: z.enum(['a', 'b']), note: z.string().optional() });
  const { send } = renderForm({
    formId: 'missing',
    schema,
    defaultValues: values,
    children: parts,
  });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(errors()).toEqual([
    expect.stringMatching(
      /the schema of the form "missing" requires "topic".*Add <ContactField name="topic" \/>/,
    ),
  ]);
});

const formWithout = (
  <>
    <ContactField name="name" />
    <ContactField name="email" />
    <ContactField name="message" />
    <ContactSubmit />
  </>
);

it('warns at a submit that nothing announces a failure', async () => {
  const { fetch } = fakeFetch(201);
  const { send } = renderForm({ formId: 'silent', fetch, defaultValues: values, children: formWithout });
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(warnings()).toEqual([
    expect.stringMatching(/the form "silent" has no element that announces.*Add <ContactStatus \/>/),
  ]);
});

it('accepts an announcement of the app’s own, anywhere on the page', async () => {
  const { fetch } = fakeFetch(201);
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.setAttribute('aria-live', 'polite');
  onTestFinished(() => toasts.remove());
  const { send } = renderForm({ formId: 'toasts', fetch, defaultValues: values, children: formWithout });
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(warnings()).toEqual([]);
});

it('warns about a fallbackEmail and a fallbackPhone that are not shown after a failure', async () => {
  const { fetch } = fakeFetch(500);
  const children = (
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </>
  );
  const form = {
    formId: 'fallback',
    fetch,
    defaultValues: values,
    fallbackEmail: 'a@example.com',
    fallbackPhone: '1',
    children,
  };
  const { send } = renderForm(form);
  expect(warnings()).toEqual([]);
  await send();
  await waitFor(() =>
    expect(warnings()).toEqual([
      expect.stringMatching(/the form "fallback" has a fallbackEmail, but.*Add/),
      expect.stringMatching(/the form "fallback" has a fallbackPhone, but.*Add/),
    ]),
  );
});

it('warns about a counter without a field when the visitor types', async () => {
  const children = (
    <>
      {parts}
      <ContactCounter<ContactSchema> name="massage" max={100} />
    </>
  );
  const { user, field } = renderForm({ formId: 'counter', children });
  expect(warnings()).toEqual([]);
  await user.type(field('Name'), 'A');
  expect(warnings()).toEqual([expect.stringMatching(/counts the field "massage", but/)]);
});

it('logs nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderForm({ formId: 'production', children: <input name="phone" /> });
  expect(warnings()).toEqual([]);
});
