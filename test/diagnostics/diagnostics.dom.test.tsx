import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import {
  ContactCheckboxGroup,
  ContactCounter,
  ContactFallback,
  ContactField,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  loadMessages,
  useContactField,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

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
    fallback: { email: 'a@example.com' },
  });
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await send();
  await findConfirmation();
  expect([...warnings(), ...errors()]).toEqual([]);
});

it.each<[string, Parameters<typeof renderForm>[0], boolean]>([
  ['is another path', { action: '/api/contact' }, true],
  ['has another form ID', { action: '/v1/public/contact/forms/f_2/submissions' }, true],
  ['has another origin', { action: 'https://other.example/v1/public/contact/forms/f_1/submissions' }, true],
  ['is empty', { action: '' }, true],
  ['is no URL', { action: 'https://' }, true],
  ['is the URL of the form', { action: '/v1/public/contact/forms/f_1/submissions' }, false],
  ['has a language and a slash', { action: '/v1/public/contact/forms/f_1/submissions/?locale=de' }, false],
  [
    'is on another path of the site',
    { baseUrl: '/shop/', action: `${location.origin}/shop/v1/public/contact/forms/f_1/submissions` },
    false,
  ],
  ['is not set', {}, false],
  ['belongs to a `send`', { action: '/api/contact', send: async () => ({ status: 200 }) }, false],
])('warns if `action` %s: %j', (_, props, isWarned) => {
  // A warning appears once per text.
  const { container } = renderForm({ ...props, children: parts });
  expect(container.querySelector('form')).not.toBeNull();
  const expected = expect.stringMatching(
    /the action of the form "f_1" is ".*Set action to this URL/,
  ) as string;
  expect(warnings()).toEqual(isWarned ? [expected] : []);
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
    /the form "unknown" has a control named "phone", which is neither a field of the kit nor in the schema.*add "phone" to the schema/;
  expect(warnings()).toEqual([expect.stringMatching(text)]);
  expect(errors()).toEqual([]);
  await send();
  await findConfirmation();
  expect(errors()).toEqual([expect.stringMatching(text)]);
});

it('logs nothing for a group, and warns about checkboxes with one name that are not a group', () => {
  const schema = contactSchema.extend({ days: z.array(z.string()).min(1) });
  const group = <ContactCheckboxGroup<typeof schema> name="days" label="Days" options={DAYS} />;
  const { unmount } = renderForm({ formId: 'grouped', schema, children: [parts, group] });
  expect(warnings()).toEqual([]);
  unmount();
  const loose = DAYS.map(({ value }) => <input key={value} type="checkbox" name="days" value={value} />);
  renderForm({ formId: 'loose', schema, children: [parts, loose] });
  expect(warnings()).toEqual([
    expect.stringMatching(/the form "loose" has several checkboxes named "days".*Use <ContactCheckboxGroup/),
  ]);
});

it.each([
  ['[+()]', 1],
  ['[+\\(\\)]', 0],
])('warns about a pattern that is not valid: %s', (pattern, count) => {
  renderForm({
    formId: 'pattern',
    children: [parts, <ContactField key="phone" name="phone" label="Phone" pattern={pattern} />],
  });
  const warning =
    /the form "pattern" ignores the pattern of the field "phone", because it is not valid\. SyntaxError: /;
  expect(warnings()).toEqual(Array<unknown>(count).fill(expect.stringMatching(warning)));
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

function useFakeTimers(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

it('warns before the first failure that nothing announces a failure', () => {
  useFakeTimers();
  renderForm({ formId: 'silent', children: formWithout });
  vi.runAllTimers();
  expect(warnings()).toEqual([
    expect.stringMatching(/the form "silent" has no element that announces.*Add <ContactStatus \/>/),
  ]);
});

it('accepts an announcement of the app’s own, anywhere on the page, also one that renders later', () => {
  useFakeTimers();
  const toasts = document.createElement('div');
  toasts.setAttribute('aria-live', 'polite');
  onTestFinished(() => toasts.remove());
  setTimeout(() => document.body.append(toasts), 500);
  renderForm({ formId: 'toasts', children: formWithout });
  vi.runAllTimers();
  expect(warnings()).toEqual([]);
});

it('logs nothing about a confirmation, which replaces the element that announces a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { fetch } = fakeFetch(201);
  renderForm({ formId: 'sent', fetch, defaultValues: values, children: parts });
  act(() => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-status', 'success'));
  vi.advanceTimersByTime(1_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warnings()).toEqual([]);
});

it('logs nothing about a form that has left the page', () => {
  useFakeTimers();
  const { unmount } = renderForm({ formId: 'gone', children: formWithout });
  unmount();
  vi.runAllTimers();
  expect(warnings()).toEqual([]);
});

it('warns about an email address and a phone number that are not shown after a failure', async () => {
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
    fallback: { email: 'a@example.com', phone: '1' },
    children,
  };
  const { send } = renderForm(form);
  expect(warnings()).toEqual([]);
  await send();
  await waitFor(() =>
    expect(warnings()).toEqual([
      expect.stringMatching(/the form "fallback" sets fallback\.email but.*Add/),
      expect.stringMatching(/the form "fallback" sets fallback\.phone but.*Add/),
    ]),
  );
});

it('warns about a counter without a field when the visitor types', async () => {
  const children = (
    <>
      {parts}
      <ContactCounter name="massage" max={100} />
    </>
  );
  const { user, field } = renderForm({ formId: 'counter', children });
  expect(warnings()).toEqual([]);
  await user.type(field('Name'), 'A');
  expect(warnings()).toEqual([expect.stringMatching(/counts the field "massage", but/)]);
});

it('warns about a locale without a catalog', async () => {
  renderForm({ formId: 'language', locale: 'xx-XX', children: parts });
  await waitFor(() =>
    expect(warnings()).toEqual([
      expect.stringMatching(
        /no catalog for the locale "xx-XX", so the form "language" shows English, but submits the language "xx"\. Pass/,
      ),
    ]),
  );
});

it.each([
  ['a locale with a catalog, before and after it has loaded', { locale: 'de-AT' }],
  ['a catalog of the app', { messages: { ...en, lang: 'xx' } }],
  ['English', { locale: 'en-GB' }],
])('logs nothing for %s', async (_name, props) => {
  renderForm({ formId: 'languages', ...props, children: parts });
  await act(() => loadMessages('de-AT'));
  await waitFor(() => expect(document.querySelector('form')).not.toHaveAttribute('data-loading'));
  expect(warnings()).toEqual([]);
});

it('warns once about each field whose label is its name', () => {
  const schema = contactSchema.extend({
    phoneNumber: z.string(),
    days: z.array(z.string()),
    size: z.string(),
    stars: z.string(),
    labelled: z.string(),
    translated: z.string(),
  });
  function Stars() {
    const { label, labelProps, inputProps } = useContactField<typeof schema>({ name: 'stars' });
    return (
      <label {...labelProps}>
        {label} <input {...inputProps} />
      </label>
    );
  }
  const children = (
    <>
      {parts}
      <ContactField<typeof schema> name="phoneNumber" />
      <ContactCheckboxGroup<typeof schema> name="days" options={DAYS} />
      <ContactRadioGroup<typeof schema> name="size" options={DAYS} required />
      <Stars />
      <ContactField<typeof schema> name="labelled" label="Label" />
      <ContactField<typeof schema> name="translated" />
    </>
  );
  const form = { formId: 'label', schema, messages: { labels: { translated: 'Label' } }, children };
  renderForm(form).unmount();
  renderForm(form);
  expect(warnings()).toEqual(
    ['phoneNumber', 'days', 'size', 'stars'].map((name) =>
      expect.stringMatching(
        new RegExp(`the field "${name}" of the form "label" has no label, so visitors see its name\\. Set`),
      ),
    ),
  );
});

it.each(['constructor', '__proto__', 'toString', 'root'])('reports a field named %s', (name) => {
  renderForm({ formId: 'reserved', children: <ContactField name={name} label="Label" /> });
  expect(errors().join()).toContain(`the form "reserved" has a field named ${JSON.stringify(name)}`);
});

it('reports a reserved name in the schema at the submit', async () => {
  const schema = contactSchema.extend({ root: z.optional(z.string()) });
  const { send } = renderForm({
    formId: 'reserved-schema',
    schema,
    defaultValues: values,
    fetch: fakeFetch().fetch,
  });
  await send();
  await waitFor(() =>
    expect(errors().join()).toContain('the form "reserved-schema" has a field named "root"'),
  );
});

it('logs nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderForm({ formId: 'production', children: <input name="phone" /> });
  expect(warnings()).toEqual([]);
});
