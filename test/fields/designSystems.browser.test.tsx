import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import {
  ContactDraftNotice,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFieldOptions,
  type ContactFormProps,
  type ContactSchema,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { AriaField } from '../../stories/designSystems/AriaField.js';
import { MantineField } from '../../stories/designSystems/MantineField.js';
import { MuiField } from '../../stories/designSystems/MuiField.js';
import { ContactTextField } from '../../stories/registry/contact-field.js';
import { TopicSelect } from '../../stories/TopicSelect.js';
import { arrival } from '../support/arrival.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { draftsLoaded, storedDraft, storeDraft } from '../support/drafts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

type TextField = <Schema extends ContactSchema = ContactSchema>(
  props: ContactFieldOptions<Schema>,
) => ReactElement;

const TEXT_FIELDS: [string, TextField][] = [
  ['mui', MuiField],
  ['mantine', MantineField],
  ['shadcn', ContactTextField],
  ['react-aria', AriaField],
];

const company = contactSchema.extend({ company: z.string().max(20) });
const topical = contactSchema.extend({ topic: z.enum(['sales', 'support']) });
type Company = typeof company;
type Topical = typeof topical;

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const reset = () => act(() => document.querySelector('form')?.reset());

let logged: MockInstance<typeof console.error>;

beforeEach(() => {
  sessionStorage.clear();
  logged = vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = logged.mock;
  vi.restoreAllMocks();
  // React logs attributes and props that do not fit their elements.
  if (calls.length > 0) throw new Error(calls.join('\n'));
});

describe.each(TEXT_FIELDS)('a text field of %s', (system, Field) => {
  const renderFields = (props: Partial<ContactFormProps<Company>> = {}) =>
    render(
      <ContactForm formId={system} baseUrl="/" schema={company} {...props}>
        <ContactDraftNotice />
        <Field name="name" />
        <Field name="email" />
        <Field<Company> name="company" label="Company" description="As registered" />
        <Field name="message" />
        <ContactSubmit />
        <ContactStatus />
      </ContactForm>,
    );

  it('has its label, one mark, and its description', () => {
    renderFields();
    const labels = Array.from(document.querySelectorAll('label'), ({ textContent }) => textContent.trim());
    expect(labels).toEqual(['Name', 'Email', 'Company (optional)', 'Message']);
    expect(textbox('Name')).toBeRequired();
    expect(textbox('Name')).not.toHaveAccessibleDescription();
    expect(textbox('Company (optional)')).not.toBeRequired();
    expect(textbox('Company (optional)')).toHaveAccessibleDescription('As registered');
  });

  it('is announced with its error, takes the focus if it is the first, is corrected and sent', async () => {
    renderFields({ defaultValues: { email: 'ada@example.com' } });
    await send();
    const name = textbox('Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(name).toHaveAccessibleDescription(en.errors.nameRequired);
    expect(textbox('Message')).toHaveAccessibleDescription(en.errors.messageRequired);
    expect(textbox('Email')).toBeValid();
    // The form's own alert, and no other
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await userEvent.keyboard('Ada');
    await waitFor(() => expect(name).toBeValid());
    expect(name).not.toHaveAccessibleDescription();
    await userEvent.type(textbox('Message'), 'Hello!');
    await userEvent.type(textbox('Company (optional)'), 'Analytical Engines Limited');
    await send();
    const companyField = textbox('Company (optional)');
    await waitFor(() => expect(companyField).toHaveFocus());
    expect(companyField).toHaveAccessibleDescription(expect.stringContaining(en.errors.fieldTooLong));
    for (const id of companyField.getAttribute('aria-describedby')?.split(/\s+/) ?? []) {
      expect(document.getElementById(id)).toBeVisible();
    }

    await userEvent.fill(companyField, 'Analytical');
    await send();
    await findConfirmation();
    expect(await arrival(system)).toMatchObject({ payload: { ...values, company: 'Analytical' } });
  });

  it('follows its attributes if the form has no schema', async () => {
    render(
      <ContactForm formId={`${system}-rules`} baseUrl="/" defaultValues={{ email: 'ada@example.com' }}>
        <Field name="name" />
        <Field name="email" />
        <Field name="company" label="Company" minLength={2} maxLength={10} required />
        <Field name="message" maxLength={10} />
        <ContactSubmit />
      </ContactForm>,
    );
    const companyField = textbox('Company');
    async function isRefusedFor(error: string): Promise<void> {
      await send();
      await waitFor(() => expect(companyField).toHaveAccessibleDescription(error));
    }
    await isRefusedFor(en.errors.fieldRequired);
    expect(textbox('Name')).toHaveAccessibleDescription(en.errors.nameRequired);
    expect(textbox('Message')).toHaveAccessibleDescription(en.errors.messageRequired);
    await userEvent.fill(textbox('Name'), 'Ada');
    await userEvent.fill(textbox('Message'), 'Hello!');
    await userEvent.fill(companyField, 'A');
    await isRefusedFor(en.errors.fieldInvalid);
    await userEvent.fill(companyField, 'Analytical Engines');
    await isRefusedFor(en.errors.fieldTooLong);

    await userEvent.fill(companyField, 'Analytical');
    await send();
    await findConfirmation();
    expect(await arrival(`${system}-rules`)).toMatchObject({
      payload: { name: 'Ada', company: 'Analytical', message: 'Hello!' },
    });
  });

  it('is read-only while a submission is pending, and then shows the error of the service', async () => {
    const service = fakeFetch({ status: 422, body: '{"errors":{"email":["x"]}}' });
    service.hold();
    renderFields({ fetch: service.fetch, defaultValues: values });
    await send();
    await waitFor(() => expect(textbox('Name')).toHaveAttribute('readonly'));
    expect(textbox('Name')).toBeEnabled();
    service.release();
    await waitFor(() => expect(textbox('Email')).toHaveFocus());
    expect(textbox('Email')).toHaveAccessibleDescription(en.errors.fieldNotAccepted);
    expect(textbox('Name')).not.toHaveAttribute('readonly');
    expect(textbox('Name')).toHaveValue('Ada');
  });

  it('shows its default value again after a reset, without its error', async () => {
    renderFields({ defaultValues: { name: 'Ada' } });
    await userEvent.fill(textbox('Name'), '');
    await send();
    await waitFor(() => expect(textbox('Name')).toHaveFocus());
    expect(textbox('Name')).toHaveAttribute('aria-invalid', 'true');
    reset();
    await waitFor(() => expect(textbox('Name')).toBeValid());
    expect(textbox('Name')).toHaveValue('Ada');
  });

  it('shows the text of a draft until it is discarded, and keeps new text', async () => {
    storeDraft(system, { name: 'Grace' });
    const { unmount } = renderFields({ draft: true });
    await draftsLoaded();
    await waitFor(() => expect(textbox('Name')).toHaveValue('Grace'));
    await userEvent.click(await screen.findByRole('button', { name: en.actions.discardDraft }));
    await waitFor(() => expect(textbox('Name')).toHaveValue(''));
    // The notice disappears after focus has moved, and the fields move.
    await waitFor(() => expect(screen.queryByRole('button', { name: en.actions.discardDraft })).toBeNull());
    await userEvent.type(textbox('Name'), 'Ada');
    unmount();
    expect(storedDraft(system)).toMatchObject({ values: { name: 'Ada' } });
  });
});

describe('a text field of MUI', () => {
  it('is a textarea with `multiline`, and sends its text', async () => {
    render(
      <ContactForm formId="mui-multiline" baseUrl="/" defaultValues={values}>
        <MuiField name="name" />
        <MuiField name="email" />
        <MuiField name="message" multiline minRows={6} />
        <ContactSubmit />
        <ContactStatus />
      </ContactForm>,
    );
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(message.localName).toBe('textarea');
    expect(message).toHaveAttribute('rows', '6');
    await userEvent.fill(message, '');
    await send();
    await waitFor(() => expect(message).toHaveFocus());
    expect(message).toHaveAccessibleDescription(en.errors.messageRequired);
    await userEvent.fill(message, 'Hello!\nAda');
    await send();
    await findConfirmation();
    expect(await arrival('mui-multiline')).toMatchObject({ payload: { ...values, message: 'Hello!\nAda' } });
  });
});

describe('a text field of the shadcn registry', () => {
  const renderFields = () =>
    render(
      <ContactForm formId="shadcn" baseUrl="/">
        <ContactTextField name="email" type="email" autoComplete="email" />
        <ContactTextField name="message" as="textarea" autoComplete="off" />
        <ContactSubmit />
      </ContactForm>,
    );

  it('is an input or a textarea, with its attributes', () => {
    renderFields();
    expect(textbox('Email')).toHaveAttribute('type', 'email');
    expect(textbox('Email')).toHaveAttribute('autocomplete', 'email');
    expect(textbox('Message').localName).toBe('textarea');
    expect(textbox('Message')).toHaveAttribute('autocomplete', 'off');
  });

  it('corrects an email address that looks misspelled', async () => {
    renderFields();
    await userEvent.type(textbox('Email'), 'ada@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: /ada@gmail\.com/ }));
    expect(textbox('Email')).toHaveValue('ada@gmail.com');
    expect(screen.queryByRole('button', { name: /ada@gmail\.com/ })).toBeNull();
  });
});

describe('a select of Radix', () => {
  const renderSelect = (props: Partial<ContactFormProps<Topical>> = {}) =>
    render(
      <ContactForm formId="radix" baseUrl="/" schema={topical} {...props}>
        <TopicSelect<Topical>
          name="topic"
          label="Topic"
          topics={{ sales: 'Sales', support: 'Support' }}
          required
        />
        <DefaultParts />
      </ContactForm>,
    );

  it('is required, shows its default value, and shows it again after a reset', async () => {
    renderSelect({ defaultValues: { ...values, topic: 'sales' } });
    expect(topic()).toBeRequired();
    expect(topic()).toHaveTextContent('Sales');
    await chooseSupport();
    reset();
    await waitFor(() => expect(topic()).toHaveTextContent('Sales'));
    await send();
    await findConfirmation();
    expect(await arrival('radix')).toMatchObject({ payload: { topic: 'sales' } });
  });

  it('shows its placeholder again after a reset without a default value, and is refused', async () => {
    renderSelect({ defaultValues: values });
    await chooseSupport();
    reset();
    await waitFor(() => expect(topic()).toHaveTextContent(en.hints.choose));
    await send();
    await waitFor(() => expect(topic()).toHaveFocus());
    expect(topic()).toHaveAccessibleDescription(en.errors.choiceRequired);
  });

  it('keeps its choice while a submission is pending, and then shows the error of the service', async () => {
    const service = fakeFetch({ status: 422, body: '{"errors":{"topic":["x"]}}' });
    service.hold();
    renderSelect({ fetch: service.fetch, defaultValues: { ...values, topic: 'sales' } });
    await send();
    await waitFor(() => expect(topic()).toHaveAttribute('aria-readonly', 'true'));
    await chooseSupport();
    expect(topic()).toHaveTextContent('Sales');
    reset();
    expect(topic()).toHaveTextContent('Sales');
    service.release();
    await waitFor(() => expect(topic()).toBeInvalid());
    expect(topic()).toHaveFocus();
    await chooseSupport();
    await waitFor(() => expect(topic()).toHaveTextContent('Support'));
  });

  async function chooseSupport(): Promise<void> {
    await userEvent.click(topic());
    await userEvent.click(await screen.findByRole('option', { name: 'Support' }));
    await waitFor(() => expect(topic()).toHaveAttribute('aria-expanded', 'false'));
  }
});
