import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { useContactForm } from '../../src/hooks/index.js';
import {
  ContactDraftNotice,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactRadioGroup,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/contactSchema.js';
import { draftsLoaded, storedDraft, storeDraft } from '../support/drafts.js';
import { failureText, findConfirmation, findFailure } from '../support/failures.js';
import { FIELDS_APIS } from '../support/FieldsForm.js';

const NOTICE = en.outcomes.draftRestored;

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const button = (name: string) => screen.getByRole('button', { name });
const submit = () => userEvent.click(button(en.actions.submit));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('text written before the lazy half of drafts has loaded is kept', async () => {
  const { unmount } = render(<ContactForm formId="draft" baseUrl="/" draft />);
  message().value = 'Early';
  await draftsLoaded();
  unmount();
  expect(storedDraft('draft')?.values).toEqual({ message: 'Early' });
});

it('the `draft` of a provider does not restore text into a form of useContactForm, which might have no notice', async () => {
  storeDraft('draft', { message: 'of yesterday' });
  const { container } = render(
    <ContactProvider draft>
      <PlainHookForm />
      <ContactForm formId="draft" baseUrl="/" />
    </ContactProvider>,
  );
  await draftsLoaded();
  const [ofHook, ofComponent] = container.querySelectorAll('textarea');
  await waitFor(() => expect(ofComponent).toHaveValue('of yesterday'));
  expect(ofHook).toHaveValue('');
});

it('a draft is restored without a notice in an arrangement that has no ContactDraftNotice', async () => {
  storeDraft('draft', { message: 'Hello' });
  render(
    <ContactForm formId="draft" baseUrl="/" draft>
      <ContactField name="message" />
    </ContactForm>,
  );
  await waitFor(() => expect(message()).toHaveValue('Hello'));
  expect(document.querySelector('.rck-draft')).toBeNull();
});

it('a draft contains neither a checkbox nor a default value with other line ends', async () => {
  const schema = contactSchema.extend({ news: z.boolean() });
  const { unmount } = render(
    <ContactForm
      formId="draft"
      baseUrl="/"
      draft
      schema={schema}
      defaultValues={{ message: 'Dear all,\r\n' }}
    >
      <ContactField name="message" />
      <ContactField<typeof schema> name="news" type="checkbox" />
    </ContactForm>,
  );
  await draftsLoaded();
  await userEvent.click(screen.getByRole('checkbox'));
  message().focus();
  unmount();
  expect(storedDraft('draft')).toBeNull();
});

const TOPICS = ['Order', 'Other'].map((topic) => ({ label: topic, value: topic }));
const topicSchema = contactSchema.extend({ topic: z.string() });

/** Forms of both APIs that start with radio buttons, of which the second is checked. */
const RADIO_FORMS = [
  [
    'ContactForm',
    () => (
      <ContactForm formId="draft" baseUrl="/" draft schema={topicSchema} defaultValues={{ topic: 'Other' }}>
        <ContactDraftNotice />
        <ContactRadioGroup<typeof topicSchema> name="topic" options={TOPICS} required />
        <ContactField name="message" />
      </ContactForm>
    ),
  ],
  ['useContactForm', RadioHookForm],
] as const;

function PlainHookForm() {
  const { form, formProps } = useContactForm({ formId: 'draft', baseUrl: '/' });
  return (
    <form {...formProps}>
      <textarea aria-label="Message" {...form.register('message')} />
    </form>
  );
}

function RadioHookForm() {
  const defaultValues = { topic: 'Other', name: '', email: '', message: '' };
  const options = { formId: 'draft', baseUrl: '/', draft: true, schema: topicSchema, defaultValues };
  const contact = useContactForm<typeof topicSchema>(options);
  const { form, formProps, draft } = contact;
  return (
    <form {...formProps}>
      {draft && <button {...draft.keepProps} />}
      <fieldset>
        {TOPICS.map(({ label, value }) => (
          <input key={value} type="radio" aria-label={label} value={value} {...form.register('topic')} />
        ))}
      </fieldset>
      <textarea aria-label="Message" {...form.register('message')} />
    </form>
  );
}

it.each(RADIO_FORMS)(
  'the checked radio button of the first group takes the focus after a decision about a draft: %s',
  async (_, Form) => {
    storeDraft('draft', { message: 'Hello' });
    render(<Form />);
    await userEvent.click(await screen.findByRole('button', { name: en.actions.keepDraft }));
    expect(screen.getByRole('radio', { name: 'Other' })).toHaveFocus();
    expect(message()).toHaveValue('Hello');
  },
);

describe.each(FIELDS_APIS)('drafts of %s', (_, Form) => {
  function form(formId = 'draft') {
    return (
      <StrictMode>
        <Form formId={formId} baseUrl="/" draft />
      </StrictMode>
    );
  }

  async function writeAndLeave(formId?: string) {
    const { unmount } = render(form(formId));
    await draftsLoaded();
    await userEvent.fill(screen.getByLabelText('Name'), 'Ada');
    await userEvent.fill(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.fill(message(), 'Half a\nmessage 👩‍🚀');
    unmount();
  }

  it('are off by default, and nothing is stored before anything is written', async () => {
    const { unmount } = render(<Form formId="draft" baseUrl="/" />);
    await draftsLoaded();
    await userEvent.fill(message(), 'Hello');
    unmount();
    expect(sessionStorage).toHaveLength(0);

    render(<Form formId="draft" baseUrl="/" draft defaultValues={{ name: 'Ada' }} />);
    await draftsLoaded();
    await submit();
    await screen.findByText(en.errors.messageRequired);
    expect(sessionStorage).toHaveLength(0);
  });

  describe('a draft', () => {
    it('is restored on the next visit, is announced, and can be kept', async () => {
      await writeAndLeave();
      render(form());
      expect(await screen.findByText(NOTICE)).toHaveAttribute('role', 'status');
      expect(message()).toHaveValue('Half a\nmessage 👩‍🚀');
      expect(screen.getByLabelText('Name')).toHaveValue('Ada');

      await userEvent.click(button(en.actions.keepDraft));
      expect(screen.getByLabelText('Name')).toHaveFocus();
      await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
      expect(message()).toHaveValue('Half a\nmessage 👩‍🚀');
    });

    it('can be discarded, which empties the fields and deletes it', async () => {
      await writeAndLeave();
      const { unmount } = render(form());
      await screen.findByText(NOTICE);
      await userEvent.click(button(en.actions.discardDraft));
      expect(message()).toHaveValue('');
      expect(storedDraft('draft')).toBeNull();
      await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
      unmount();
      expect(storedDraft('draft')).toBeNull();
    });

    it('is deleted when it was sent, and a new message starts a new draft', async () => {
      await writeAndLeave();
      const { unmount } = render(form());
      await screen.findByText(NOTICE);
      await submit();
      await findConfirmation();
      expect(screen.queryByText(NOTICE)).toBeNull();
      expect(storedDraft('draft')).toBeNull();
      await userEvent.click(button(en.actions.sendAnother));
      await userEvent.fill(message(), 'One more');
      unmount();
      expect(storedDraft('draft')).toMatchObject({ values: { message: 'One more' }, isUnconfirmed: false });
    });

    it('is deleted when it was sent after its form had unmounted', async () => {
      const person = { name: 'Ada', email: 'ada@example.com' };
      const { unmount } = render(<Form formId="sandbox-slow" baseUrl="/" draft defaultValues={person} />);
      await draftsLoaded();
      await userEvent.fill(message(), 'On its way');
      await submit();
      await screen.findByRole('button', { name: en.actions.sending });
      unmount();
      // The answer might never arrive.
      expect(storedDraft('sandbox-slow')).toMatchObject({
        values: { message: 'On its way' },
        isUnconfirmed: true,
      });
      await waitFor(() => expect(storedDraft('sandbox-slow')).toBeNull());
    });

    it('is deleted when it was sent by a form that unmounted before the engine had loaded', async () => {
      const person = { name: 'Ada', email: 'ada@example.com' };
      const { unmount } = render(<Form formId="draft" baseUrl="/" draft defaultValues={person} />);
      await draftsLoaded();
      await userEvent.fill(message(), 'Early');
      message().form?.requestSubmit();
      unmount();
      expect(storedDraft('draft')).toMatchObject({ values: { message: 'Early' } });
      await waitFor(() => expect(storedDraft('draft')).toBeNull());
    });

    it('is kept when the outcome is unconfirmed, and its notice says so', async () => {
      await writeAndLeave('sandbox-server-error');
      const { unmount } = render(form('sandbox-server-error'));
      await screen.findByText(NOTICE);
      await submit();
      await findFailure('unconfirmed');
      unmount();

      render(form('sandbox-server-error'));
      expect(await screen.findByText(failureText('unconfirmed'))).toHaveAttribute('role', 'status');
      expect(screen.queryByText(NOTICE)).toBeNull();
    });

    it('is kept, and is not unconfirmed, when it was refused', async () => {
      await writeAndLeave('sandbox-rejected');
      const { unmount } = render(form('sandbox-rejected'));
      await screen.findByText(NOTICE);
      await submit();
      await findFailure('rejected');
      unmount();
      expect(storedDraft('sandbox-rejected')).toMatchObject({ isUnconfirmed: false });
    });

    it('of great length is restored without dir="auto", which would block Chromium', async () => {
      const long = 'short line\n'.repeat(2_000);
      storeDraft('draft', { message: long });
      render(form());
      await screen.findByText(NOTICE);
      expect(message().value).toBe(long);
      expect(message()).not.toHaveAttribute('dir');
    });

    it('cannot be discarded while its submission is pending', async () => {
      await writeAndLeave('sandbox-slow');
      render(form('sandbox-slow'));
      await screen.findByText(NOTICE);
      await submit();
      await screen.findByRole('button', { name: en.actions.sending });
      expect(screen.queryByRole('button', { name: en.actions.discardDraft })).toBeNull();
      await findConfirmation();
    });

    it('is no longer written after `draft` was turned off', async () => {
      const { rerender } = render(<Form formId="draft" baseUrl="/" draft />);
      await draftsLoaded();
      rerender(<Form formId="draft" baseUrl="/" draft={false} />);
      await userEvent.fill(message(), 'Private');
      cleanup();
      expect(storedDraft('draft')).toBeNull();
    });

    it('does not replace text that the visitor has begun', async () => {
      await writeAndLeave();
      render(form());
      message().value = 'New';
      expect(await screen.findByText(NOTICE)).toBeInTheDocument();
      expect(message()).toHaveValue('New');
      expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    });

    it('belongs to one form', async () => {
      await writeAndLeave();
      render(form('another'));
      await draftsLoaded();
      expect(message()).toHaveValue('');
    });

    it('contains neither a password nor a field with autocomplete="off"', async () => {
      const schema = contactSchema.extend({ pin: z.string(), account: z.string() });
      const { unmount } = render(
        <Form
          formId="draft"
          baseUrl="/"
          draft
          schema={schema}
          messages={{ labels: { pin: 'PIN', account: 'Account' } }}
          fields={{ message: {}, pin: { type: 'password' }, account: { autoComplete: 'off' } }}
        />,
      );
      await draftsLoaded();
      for (const label of ['Message', 'PIN', 'Account'])
        await userEvent.fill(screen.getByLabelText(new RegExp(label)), 'x');
      unmount();
      expect(storedDraft('draft')?.values).toEqual({ message: 'x' });
    });

    it('is not stored when the storage is full, and the form still sends', async () => {
      const block = 'x'.repeat(1_000_000);
      expect(() => {
        for (let index = 0; ; index += 1) sessionStorage.setItem(`block ${index}`, block);
      }).toThrow(/quota/);
      const rest = 'x'.repeat(500);
      expect(() => {
        for (let index = 0; ; index += 1) sessionStorage.setItem(`rest ${index}`, rest);
      }).toThrow(/quota/);
      const errors: unknown[] = [];
      const onError = (event: ErrorEvent) => errors.push(event.error);
      window.addEventListener('error', onError);
      render(<Form formId="draft" baseUrl="/" draft defaultValues={{ name: 'Ada', email: 'a@b.c' }} />);
      await draftsLoaded();
      await userEvent.fill(message(), 'Hello '.repeat(200));
      await submit();
      await findConfirmation();
      window.removeEventListener('error', onError);
      expect(errors).toEqual([]);
      expect(storedDraft('draft')).toBeNull();
    });
  });
});
