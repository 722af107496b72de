import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useState, type ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactDraftNotice, ContactField, ContactForm } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/contactSchema.js';
import { draftsLoaded, storeDraft, storedDraft } from '../support/drafts.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { failureText, findConfirmation, findFailure } from '../support/failures.js';
import { FieldsForm, FIELDS_APIS } from '../support/FieldsForm.js';

const NOTICE = en.outcomes.draftRestored;
const UNCONFIRMED = failureText('unconfirmed');
const FORM = 'lifecycle';

const schema = contactSchema.extend({ details: z.string() });
const PERSON = { name: 'Ada', email: 'ada@example.com' };

const keptValues = () => storedDraft(FORM)?.values;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: en.actions.submit }));
const findPending = () => screen.findByRole('button', { name: en.actions.sending });
const keep = async () => userEvent.click(await screen.findByRole('button', { name: en.actions.keepDraft }));
const discard = async () =>
  userEvent.click(await screen.findByRole('button', { name: en.actions.discardDraft }));
const engineLoaded = () =>
  act(async () => {
    await import('../../src/engine/createEngine.js');
  });
/** The notice appears after two frames. */
const frames = () =>
  act(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  });

/** A service that answers when the test releases the answer. */
function slowService() {
  const service = fakeFetch();
  service.hold();
  return service;
}

/** A form with a field that can appear later. */
function DetailedForm({
  Form = FieldsForm,
  hasDetails = false,
  fetch,
  name = 'Ada',
}: {
  Form?: typeof FieldsForm;
  hasDetails?: boolean;
  fetch?: typeof globalThis.fetch;
  name?: string;
}) {
  const fields = { name: {}, email: {}, message: {} };
  return (
    <Form
      formId={FORM}
      baseUrl="/"
      draft
      schema={schema}
      messages={{ labels: { details: 'Details' } }}
      fetch={fetch}
      defaultValues={{ ...PERSON, name, message: 'Hi' }}
      fields={hasDetails ? { ...fields, details: { required: true } } : fields}
    />
  );
}

const CONTROLLED = {
  ContactForm: function ControlledForm() {
    const [text, setText] = useState('');
    const change = ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value);
    return (
      <ContactForm formId={FORM} baseUrl="/" draft>
        <ContactDraftNotice />
        <ContactField name="message" value={text} onChange={change} />
      </ContactForm>
    );
  },

  useContactForm: function ControlledHookForm() {
    const options = { formId: FORM, baseUrl: '/', draft: true, defaultValues: { message: '' } };
    const { form, formProps, draft: restored } = useContactForm(options);
    return (
      <form {...formProps}>
        <p role="status">{restored?.text}</p>
        {restored && <button {...restored.discardProps} />}
        <Controller
          control={form.control}
          name="message"
          render={({ field: control }) => <textarea aria-label="Message" {...control} />}
        />
        <output>{form.watch('message')}</output>
      </form>
    );
  },
};

beforeEach(() => sessionStorage.clear());

it('the text that is sent contains no draft that loads after the submit', async () => {
  storeDraft(FORM, { details: 'of yesterday' });
  const { fetch, payloads } = slowService();
  render(<DetailedForm fetch={fetch} hasDetails />);
  field('Details').form?.requestSubmit();
  await draftsLoaded();
  await waitFor(() => expect(payloads()).toMatchObject([{ details: '' }]));
});

it('the text that is sent stays in the form without a notice if it fails and drafts loaded after the submit', async () => {
  const { fetch, release } = slowService();
  render(<ContactForm formId={FORM} baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />);
  field('Message').value = 'Hello';
  field('Message').form?.requestSubmit();
  await draftsLoaded();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await waitFor(() => expect(storedDraft(FORM)).toMatchObject({ isUnconfirmed: true }));
  release(403);
  await findFailure('rejected');
  await frames();
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(storedDraft(FORM)).toMatchObject({ values: { message: 'Hello' }, isUnconfirmed: false });
});
it('a field that appears again gets its text back, also after a submit with invalid values', async () => {
  const { rerender } = render(<DetailedForm hasDetails name="" />);
  await draftsLoaded();
  await userEvent.fill(field('Details'), 'Long');
  await waitFor(() => expect(keptValues()).toEqual({ details: 'Long' }));
  rerender(<DetailedForm name="" />);
  rerender(<DetailedForm hasDetails name="" />);
  expect(field('Details')).toHaveValue('');
  field('Details').form?.requestSubmit();
  await screen.findByText(en.errors.nameRequired);
  await waitFor(() => expect(field('Details')).toHaveValue('Long'));
  expect(keptValues()).toEqual({ details: 'Long' });
});

it('the notice restores a default value that has changed since when the draft is discarded', async () => {
  storeDraft(FORM, { name: 'Grace' });
  const { rerender } = render(<DetailedForm name="" />);
  await screen.findByText(NOTICE);
  rerender(<DetailedForm />);
  await discard();
  expect(field('Name')).toHaveValue('Ada');
  await userEvent.fill(field('Message'), 'Hello');
  await waitFor(() => expect(keptValues()).toEqual({ message: 'Hello' }));
});

it('the notice stays while the engine loads', async () => {
  storeDraft(FORM, { message: 'Hello' });
  render(<ContactForm formId={FORM} baseUrl="/" draft />);
  await screen.findByText(NOTICE);
  const button = screen.getByRole('button', { name: en.actions.discardDraft });
  const onChange = vi.fn();
  const observer = new MutationObserver(onChange);
  observer.observe(button.parentElement ?? button, { childList: true, characterData: true, subtree: true });
  await userEvent.click(field('Name'));
  await engineLoaded();
  await frames();
  expect(onChange).not.toHaveBeenCalled();
  expect(button).toBeInTheDocument();
  observer.disconnect();
});

/** A form that unmounts when it was sent. */
function ReplacedForm({ fetch }: { fetch: typeof globalThis.fetch }) {
  const options = { formId: FORM, baseUrl: '/', draft: true, fetch, defaultValues: PERSON };
  const { form, formProps, reset, status } = useContactForm(options);
  return status === 'success' ? (
    <button onClick={reset}>again</button>
  ) : (
    <form {...formProps}>
      <textarea aria-label="Message" {...form.register('message')} />
      <button>{status === 'pending' ? en.actions.sending : en.actions.submit}</button>
    </form>
  );
}

it('a form that unmounts when it was sent keeps no text of it, and a new message has a new draft', async () => {
  const { fetch, release } = slowService();
  const { unmount } = render(<ReplacedForm fetch={fetch} />);
  await userEvent.fill(field('Message'), 'Hello');
  field('Message').form?.requestSubmit();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  // A save is pending when the form unmounts.
  fireEvent.input(field('Message'), { target: { value: 'Hello again' } });
  release(201);
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(field('Message')).toHaveValue('');
  expect(storedDraft(FORM)).toBeNull();
  await userEvent.fill(field('Message'), 'Another');
  unmount();
  expect(keptValues()).toEqual({ message: 'Another' });
});

describe.each(FIELDS_APIS)('with %s,', (api, Form) => {
  const PlainForm = () => <Form formId={FORM} baseUrl="/" draft />;
  const ControlledForm = CONTROLLED[api];

  describe('a form that unmounts while a submission is pending', () => {
    it.each([201, 429])('leaves the draft of its replacement alone when it ends with %i', async (status) => {
      const { fetch, release } = slowService();
      const onEnd = vi.fn();
      const form = (
        <Form
          formId={FORM}
          baseUrl="/"
          draft
          fetch={fetch}
          defaultValues={PERSON}
          onSuccess={onEnd}
          onError={onEnd}
        />
      );
      const { unmount } = render(form);
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'First');
      await submit();
      await findPending();
      unmount();

      render(form);
      await screen.findByText(UNCONFIRMED);
      await userEvent.fill(field('Message'), 'Second');
      await waitFor(() => expect(keptValues()).toEqual({ message: 'Second' }));
      release(status);
      await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
      await frames();
      expect(keptValues()).toEqual({ message: 'Second' });
    });
  });

  describe('a second form with the same id', () => {
    it.each([
      ['does not delete the draft of the first', undefined],
      ['does not replace the draft of the first with an older one', { message: 'Old' }],
    ])('%s', async (__, values) => {
      if (values) storeDraft(FORM, values);
      const form = <Form formId={FORM} baseUrl="/" draft />;
      const { container } = render(
        <>
          {form}
          {form}
        </>,
      );
      await draftsLoaded();
      const [first, second] = [...container.querySelectorAll('form')];
      await userEvent.fill(first?.querySelector('textarea') ?? container, 'Old and more');
      await waitFor(() => expect(keptValues()).toEqual({ message: 'Old and more' }));
      await userEvent.click(second?.querySelector('textarea') ?? container);
      await engineLoaded();
      await userEvent.click(second?.querySelector('button.rck-submit') ?? container);
      await screen.findByText(en.errors.nameRequired);
      expect(keptValues()).toEqual({ message: 'Old and more' });
    });
  });

  describe('the text that is sent', () => {
    it('is the text that was restored', async () => {
      storeDraft(FORM, { message: 'Hello' });
      const { fetch, payloads, release } = slowService();
      render(<Form formId={FORM} baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />);
      await screen.findByText(NOTICE);
      await submit();
      await waitFor(() => expect(payloads()).toMatchObject([{ ...PERSON, message: 'Hello' }]));
      release(201);
      await findConfirmation();
      expect(storedDraft(FORM)).toBeNull();
    });

    it('is not kept if a script changes it while it is sent', async () => {
      const { fetch, release } = slowService();
      const { unmount } = render(
        <Form formId={FORM} baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />,
      );
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'Hello');
      await submit();
      await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
      fireEvent.input(field('Message'), { target: { value: 'Hello again' } });
      release(201);
      await findConfirmation();
      unmount();
      expect(storedDraft(FORM)).toBeNull();
    });

    it('is the text that was shown: a draft is not restored while a submission is pending', async () => {
      storeDraft(FORM, { details: 'of yesterday' });
      const { fetch, payloads, release } = slowService();
      const { rerender } = render(<DetailedForm Form={Form} fetch={fetch} />);
      await draftsLoaded();
      field('Message').focus();
      await engineLoaded();
      rerender(<DetailedForm Form={Form} fetch={fetch} hasDetails />);
      expect(field('Details')).toHaveValue('');
      field('Details').form?.requestSubmit();
      await findPending();
      expect(payloads()).toMatchObject([{ details: '' }]);
      expect(field('Details')).toHaveValue('');
      release(429);
      await findFailure('rateLimited');
      expect(await screen.findByText(NOTICE)).toBeInTheDocument();
      expect(field('Details')).toHaveValue('of yesterday');
    });
  });

  describe('the notice', () => {
    it('discards the text of a field that appeared later, and no text that was kept before', async () => {
      storeDraft(FORM, { name: 'Grace', details: 'of yesterday' });
      const { rerender } = render(<DetailedForm Form={Form} />);
      await screen.findByText(NOTICE);
      await keep();
      rerender(<DetailedForm Form={Form} hasDetails />);
      // An edit restores the fields that have appeared before it.
      await userEvent.fill(field('Message'), 'Hello');
      await waitFor(() => expect(field('Details')).toHaveValue('of yesterday'));
      await discard();
      expect(field('Details')).toHaveValue('');
      expect([field('Name').value, field('Message').value]).toEqual(['Grace', 'Hello']);
      await waitFor(() => expect(keptValues()).toEqual({ name: 'Grace', message: 'Hello' }));
    });

    it('disappears when the form gets another id', async () => {
      storeDraft(FORM, { message: 'Hello' });
      const { rerender } = render(<Form formId={FORM} baseUrl="/" draft />);
      await screen.findByText(NOTICE);
      rerender(<Form formId="another" baseUrl="/" draft />);
      expect(screen.queryByText(NOTICE)).toBeNull();
    });
  });

  describe('a form that <Activity> hides and shows again', () => {
    const view = (mode: 'hidden' | 'visible', form = <PlainForm />) => (
      <Activity mode={mode}>{form}</Activity>
    );

    it.each([
      ['an uncontrolled field', PlainForm],
      ['a controlled field', ControlledForm],
    ])('shows no notice over text that never left %s', async (__, AnyForm) => {
      const form = <AnyForm />;
      const { rerender } = render(view('visible', form));
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'Hello');
      rerender(view('hidden', form));
      expect(keptValues()).toEqual({ message: 'Hello' });
      rerender(view('visible', form));
      await frames();
      expect(screen.queryByText(NOTICE)).toBeNull();
      expect(screen.queryByRole('button', { name: en.actions.discardDraft })).toBeNull();
      expect(field('Message')).toHaveValue('Hello');
      await userEvent.fill(field('Message'), '');
      await waitFor(() => expect(storedDraft(FORM)).toBeNull());
    });

    it('discards nothing that was written before it was hidden', async () => {
      storeDraft(FORM, { details: 'of yesterday' });
      const { rerender } = render(view('visible', <DetailedForm Form={Form} />));
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'Hello');
      rerender(view('hidden', <DetailedForm Form={Form} hasDetails />));
      rerender(view('visible', <DetailedForm Form={Form} hasDetails />));
      await waitFor(() => expect(field('Details')).toHaveValue('of yesterday'));
      await discard();
      expect(field('Details')).toHaveValue('');
      expect(field('Message')).toHaveValue('Hello');
    });

    it('deletes the draft when a submission succeeds while it is hidden', async () => {
      const { fetch, release } = slowService();
      const form = <Form formId={FORM} baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />;
      const { rerender } = render(view('visible', form));
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'Hello');
      await submit();
      await findPending();
      rerender(view('hidden', form));
      expect(storedDraft(FORM)).toMatchObject({ isUnconfirmed: true });
      release(201);
      await waitFor(() => expect(storedDraft(FORM)).toBeNull());
    });
  });

  it.each([
    ['a form', { autoComplete: 'off' }],
    ['a field', { fields: { name: { autoComplete: 'OFF' }, message: { autoComplete: 'OFF' } } }],
  ])('%s with autocomplete="off" has no draft', async (__, props) => {
    const { unmount } = render(<Form formId={FORM} baseUrl="/" draft {...props} />);
    await draftsLoaded();
    for (const label of ['Name', 'Message']) await userEvent.fill(field(label), 'Private');
    unmount();
    expect(storedDraft(FORM)).toBeNull();
  });

  describe('a controlled field', () => {
    it('keeps text that is being typed when drafts load', async () => {
      storeDraft(FORM, { message: 'Old' });
      render(<ControlledForm />);
      field('Message').focus();
      fireEvent.change(field('Message'), { target: { value: 'New' } });
      await draftsLoaded();
      // Without a click, which could hit the notice that appears above the field at this moment.
      await userEvent.keyboard('!');
      await waitFor(() => expect(keptValues()).toEqual({ message: 'New!' }));
      expect(field('Message')).toHaveValue('New!');
    });

    it('has a draft, and is emptied when the draft is discarded', async () => {
      const { unmount } = render(<ControlledForm />);
      await draftsLoaded();
      await userEvent.fill(field('Message'), 'Hello');
      unmount();
      expect(keptValues()).toEqual({ message: 'Hello' });

      render(<ControlledForm />);
      await screen.findByText(NOTICE);
      expect(field('Message')).toHaveValue('Hello');
      await discard();
      expect(field('Message')).toHaveValue('');
      expect(storedDraft(FORM)).toBeNull();
    });
  });

  describe('a reset', () => {
    it('deletes the draft and hides the notice', async () => {
      storeDraft(FORM, { message: 'Hello' });
      render(<Form formId={FORM} baseUrl="/" draft />);
      await screen.findByText(NOTICE);
      field('Message').form?.reset();
      await waitFor(() => expect(storedDraft(FORM)).toBeNull());
      await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    });

    it('deletes the draft also if the form unmounts at once', async () => {
      storeDraft(FORM, { message: 'Hello' });
      const { unmount } = render(<Form formId={FORM} baseUrl="/" draft />);
      await screen.findByText(NOTICE);
      field('Message').form?.reset();
      unmount();
      expect(storedDraft(FORM)).toBeNull();
    });

    it('that a listener cancels changes nothing', async () => {
      storeDraft(FORM, { message: 'Hello' });
      const onReset = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      const { unmount } = render(<Form formId={FORM} baseUrl="/" draft onReset={onReset} />);
      await screen.findByText(NOTICE);
      field('Message').form?.reset();
      expect(onReset).toHaveBeenCalledOnce();
      await frames();
      expect(screen.getByText(NOTICE)).toBeInTheDocument();
      unmount();
      expect(keptValues()).toEqual({ message: 'Hello' });
    });
  });
});
