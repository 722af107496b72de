import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { SubmissionError } from '../../src/client/index.js';
import {
  ContactCheckboxGroup,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import type { CustomMessages } from '../../src/messages/Messages.js';
import { contactSchema } from '../../src/schema/index.js';
import { formFields, type FormValues } from '../../src/server/formFields.js';
import { renderForm, type RenderFormOptions } from '../../src/server/renderForm.js';
import { announcementProblems } from '../support/announcementProblems.js';
import { markupTree } from '../support/markupTree.js';

const topics = ['sales', 'support'] as const;
const schema = contactSchema.extend({
  company: z.string(),
  reference: z.string().min(1),
  notes: z.string(),
  topic: z.enum(topics),
  source: z.union([z.literal(''), z.enum(topics)]),
  days: z.array(z.enum(topics)).min(1),
  channels: z.array(z.enum(topics)),
  tags: z.array(z.string()),
  consent: z.literal(true),
  copy: z.boolean(),
  'two words': z.string().min(1),
});
const REQUIRED = ['name', 'email', 'message', 'reference', 'topic', 'days', 'consent', 'two words'];
/** The fields, and whether they are required, which the endpoint's option `fields` says. */
const fields = formFields(schema).map((field) =>
  Object.assign(field, { rules: { required: REQUIRED.includes(field.name) } }),
);
type Name = keyof z.input<typeof schema>;

const messages: CustomMessages = {
  ...en,
  labels: {
    ...en.labels,
    company: 'Company & Co',
    'topic.sales': 'Sales',
    'topic.support': 'Help',
    'days.sales': 'Buying',
  },
};
const described: CustomMessages = {
  ...messages,
  descriptions: Object.fromEntries(fields.map(({ name }) => [name, `About ${name}`])),
  placeholders: Object.fromEntries(fields.map(({ name }) => [name, `Example of ${name}`])),
};
const rightToLeft: CustomMessages = { ...messages, dir: 'rtl' };

const VALUES = {
  name: 'Ada "the first"',
  email: 'ada@example.com',
  message: '\nHello <b>\n\nAda',
  company: 'Co',
  reference: 'r',
  notes: 'one\ntwo',
  topic: 'support',
  source: '',
  days: ['sales', 'support'],
  channels: [],
  tags: ['x', 'y'],
  consent: true,
  copy: true,
  'two words': 'x',
} satisfies FormValues;
const EMPTY = {
  ...Object.fromEntries(Object.keys(VALUES).map((name) => [name, ''])),
  // The server renders a textarea if the value has a line break.
  notes: 'one\ntwo',
  days: [],
  channels: [],
  tags: [],
  consent: false,
  copy: false,
} satisfies FormValues;

/** The body of the mail that carries the values. */
const MAIL =
  'Name: Ada "the first"\r\nEmail: ada@example.com\r\nCompany & Co: Co\r\nreference: r\r\nnotes: one\r\ntwo\r\n' +
  'topic: Help\r\ndays: Buying, support\r\ntags: x, y\r\nconsent: ✓\r\ncopy: ✓\r\ntwo words: x\r\n\r\n\r\nHello <b>\r\n\r\nAda';

function bodyOf(form: HTMLFormElement) {
  const { href = '' } = form.querySelector<HTMLAnchorElement>('[href^="mailto:"]') ?? {};
  return new URLSearchParams(href.replace(/.*\?/, '')).get('body');
}

/** The fields with the elements that the server chooses by the schema. */
function Fields({ values }: { values: FormValues }) {
  const choices = (name: Name) =>
    topics.map((topic) => ({ value: topic, label: messages.labels[`${name}.${topic}`] ?? topic }));
  const options = (name: Name): ReactNode =>
    choices(name).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  const Field = ContactField<typeof schema>;
  const Group = ContactCheckboxGroup<typeof schema>;
  return (
    <>
      {/* On the server's page, the failure comes first. */}
      <ContactStatus />
      <ContactFallback />
      <Field name="name" />
      <Field name="email" />
      <Field name="message" />
      <Field name="company" />
      <Field name="reference" required />
      <Field name="notes" as="textarea" />
      <Field name="topic" as="select" required>
        {options('topic')}
      </Field>
      <Field name="source" as="select">
        {options('source')}
      </Field>
      <Group name="days" options={choices('days')} required />
      <Group name="channels" options={choices('channels')} />
      <Field name="tags" as="select" multiple>
        {(values['tags'] as string[]).map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </Field>
      <Field name="consent" type="checkbox" required />
      <Field name="copy" type="checkbox" />
      <Field name="two words" required />
      <ContactSubmit />
    </>
  );
}

interface State extends Pick<RenderFormOptions, 'requiredMark' | 'fallback'> {
  messages?: CustomMessages;
  values?: FormValues;
}

function renderComponent({ messages: catalog = messages, values = VALUES, ...options }: State) {
  const { container } = render(
    <ContactForm
      formId="f_1"
      baseUrl="/"
      schema={schema}
      messages={catalog}
      defaultValues={values as Partial<z.input<typeof schema>>}
      fetch={() => Promise.resolve(new Response(null, { status: 403 }))}
      {...options}
    >
      <Fields values={values} />
    </ContactForm>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

function renderPage(
  { messages: catalog = messages, values = VALUES, ...options }: State,
  { fieldErrors = {}, error }: { fieldErrors?: Record<string, string>; error?: SubmissionError } = {},
) {
  const failure = { messages: catalog, values, fieldErrors, error };
  const { html } = renderForm(failure, { fields, ...options });
  return new DOMParser().parseFromString(html, 'text/html').forms[0] as HTMLFormElement;
}

describe('the server’s page has the same markup as the component', () => {
  it.each<[string, State]>([
    ['with values', {}],
    ['without values', { values: EMPTY }],
    ['with marks of required fields', { requiredMark: 'required' }],
    ['without marks', { requiredMark: 'none' }],
    ['with descriptions and placeholders', { messages: described }],
    ['from right to left', { values: EMPTY, messages: rightToLeft }],
  ])('%s', (_, state) => {
    const expected = markupTree(renderComponent(state));
    expect(markupTree(renderPage(state))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(60);
  });

  it.each<[string, State]>([
    ['with errors', { values: EMPTY }],
    ['with errors and descriptions', { values: EMPTY, messages: described, requiredMark: 'required' }],
  ])('%s', async (_, state) => {
    const form = renderComponent(state);
    fireEvent.submit(form);
    await waitFor(() => expect(form.querySelectorAll('.rck-error')).toHaveLength(8));
    const errors = Array.from(form.querySelectorAll('.rck-error'), (text) => [
      form.querySelector(`[aria-describedby~="${text.id}"]`)?.getAttribute('data-field'),
      text.textContent,
    ]);
    const fieldErrors = Object.fromEntries(errors) as Record<string, string>;
    expect(markupTree(renderPage(state, { fieldErrors }))).toEqual(markupTree(form));
  });

  it.each<[string, State]>([
    ['with a failure', {}],
    ['with a failure and an address to write to', { fallback: { email: 'hello@example.com' } }],
    [
      'with a failure, a subject and a number',
      { fallback: { email: 'a@b.c', subject: 'Hi & ho', phone: '+1 (2) 3' } },
    ],
  ])('%s', async (_, state) => {
    const form = renderComponent(state);
    fireEvent.submit(form);
    await waitFor(() => expect(form).toHaveAttribute('data-status', 'error'));
    // The body of the mail loads after the failure.
    const mail = state.fallback ? MAIL : null;
    await waitFor(() => expect(bodyOf(form)).toBe(mail));
    const page = renderPage(state, { error: new SubmissionError('rejected', { status: 403 }) });
    expect(markupTree(page)).toEqual(markupTree(form));
  });

  it('in the attributes of the form, which posts without JavaScript', () => {
    const component = renderComponent({});
    const page = renderPage({});
    for (const name of ['method', 'class', 'lang', 'dir', 'data-status']) {
      expect(page.getAttribute(name)).toBe(component.getAttribute(name));
    }
    // The component sets it when it has hydrated.
    expect(page.noValidate).toBe(true);
    expect(page.hasAttribute('action')).toBe(false);
  });
});

describe('the server’s page', () => {
  it('has an empty placeholder in text fields from right to left, so that their caret is on the right', () => {
    const placeholders = (page: HTMLFormElement) =>
      Array.from(page.querySelectorAll<HTMLInputElement>('[placeholder]'), (control) => [
        control.name,
        control.placeholder,
      ]);
    const texts = ['name', 'message', 'company', 'reference', 'notes', 'two words'];
    const page = renderPage({ values: EMPTY, messages: rightToLeft });
    expect(placeholders(page)).toEqual(texts.map((name) => [name, ' ']));
    expect(placeholders(renderPage({ values: EMPTY }))).toEqual([]);
    const own = renderPage({ messages: { ...rightToLeft, placeholders: { name: 'Ada' } } });
    expect(placeholders(own)).toContainEqual(['name', 'Ada']);
  });

  it('has unique ids without spaces, and connects each label, description and error with its control', () => {
    const page = renderPage({ messages: described }, { fieldErrors: { 'two words': 'Wrong.' } });
    const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const control = page.querySelector<HTMLInputElement>('[name="two words"]');
    expect(control?.labels?.[0]?.textContent).toBe('two words');
    const describedBy = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = describedBy.map((id) => page.querySelector(`#${id}`)?.textContent);
    expect(texts).toEqual(['About two words', 'Wrong.']);
  });

  it('focuses the first invalid field, else the status', () => {
    const focused = (page: HTMLFormElement) => page.querySelectorAll('[autofocus]');
    const invalid = focused(renderPage({}, { fieldErrors: { consent: 'x', email: 'x' } }));
    expect(Array.from(invalid, (element) => element.getAttribute('name'))).toEqual(['email']);
    const group = focused(renderPage({}, { fieldErrors: { days: 'x' } }));
    expect(Array.from(group, (element) => (element as HTMLInputElement).value)).toEqual(['sales']);
    const failed = focused(renderPage({}, { error: new SubmissionError('unconfirmed') }));
    expect(Array.from(failed, ({ className }) => className)).toEqual(['rck-status']);
    expect(focused(renderPage({}))).toHaveLength(0);
  });

  it('has markup that screen readers announce once and completely', () => {
    const error = new SubmissionError('unconfirmed');
    const page = renderPage({ messages: described }, { fieldErrors: { days: 'Choose.' }, error });
    document.body.append(page);
    onTestFinished(() => page.remove());
    expect(announcementProblems()).toEqual([]);
    const boxes = page.querySelectorAll<HTMLElement>('[name=days]');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).toHaveAccessibleDescription('Choose.');
    // It takes the focus. If it also was a live region, it would be announced twice.
    const status = page.querySelector('.rck-status');
    for (const name of ['role', 'aria-live']) expect(status).not.toHaveAttribute(name);
    expect(status).toHaveTextContent(`${en.outcomes.unconfirmedTitle} ${en.outcomes.unconfirmed}`);
  });

  it('has no `dir="auto"` on a text that is too long for a browser to find its direction', () => {
    const dirOf = (length: number) =>
      renderPage({ values: { ...VALUES, message: 'x'.repeat(length) } })
        .querySelector('textarea')
        ?.getAttribute('dir');
    expect([dirOf(20_000), dirOf(20_001)]).toEqual(['auto', null]);
  });

  it('renders an option for each text of a list that accepts any text', () => {
    const tags = contactSchema.extend({ tags: z.array(z.string()) });
    const failure = { messages, values: { tags: ['x', '<y>'] }, fieldErrors: {} };
    const { html } = renderForm(failure, { fields: formFields(tags) });
    expect(html).toContain(
      '<option value="x" selected="">x</option><option value="&lt;y&gt;" selected="">&lt;y&gt;',
    );
  });
});
