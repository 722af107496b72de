import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useContactForm } from '../../src/hooks/index.js';
import {
  ContactCounter,
  ContactDraftNotice,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { composeText } from '../../src/fallback/actions.js';
import { draftsLoaded, storeDraft, storedDraft } from '../support/drafts.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { findConfirmation } from '../support/failures.js';
import { values } from '../support/values.js';

beforeEach(() => sessionStorage.clear());

const FORM = 'outside';

/** A form whose email and message are outside of the form element. */
function Component(props: Partial<ContactFormProps>) {
  return (
    <>
      <input aria-label="Search" name="message" />
      <ContactForm id={FORM} formId={FORM} baseUrl="/" {...props}>
        <ContactField name="name" />
        <ContactSubmit />
        <ContactStatus />
        <ContactFallback />
        <ContactDraftNotice />
        {createPortal(
          <>
            <ContactField name="email" form={FORM} />
            <ContactField name="message" form={FORM} description={<ContactCounter max={20} />} />
          </>,
          document.body,
        )}
      </ContactForm>
    </>
  );
}

function Hook({ children: _, confirmation: __, defaultValues, ...props }: Partial<ContactFormProps>) {
  const { field, formProps, submitProps, alertProps, draft } = useContactForm({
    formId: FORM,
    baseUrl: '/',
    draft: props.draft,
    fetch: props.fetch,
    ...(defaultValues && { defaultValues }),
  });
  const control = (name: 'name' | 'email' | 'message'): ReactNode => {
    const { label, labelProps, inputProps, error, errorProps } = field(name);
    return (
      <div>
        <label {...labelProps}>{label}</label>
        <input form={FORM} {...inputProps} />
        {error && <p {...errorProps}>{error}</p>}
      </div>
    );
  };
  return (
    <>
      <input aria-label="Search" name="message" />
      <form id={FORM} {...formProps}>
        {control('name')}
        <button {...submitProps} />
        <p {...alertProps} />
      </form>
      {control('email')}
      {control('message')}
      <p>{draft?.text}</p>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

describe.each([
  ['ContactForm', Component],
  ['useContactForm', Hook],
])('fields outside of the form element (%s)', (_, Form) => {
  it('are sent', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(<Form fetch={fetch} defaultValues={values} />);
    await submit();
    await waitFor(() => expect(payloads()).toEqual([values]));
  });

  it('have a draft', async () => {
    const { unmount } = render(<Form draft />);
    await draftsLoaded();
    await userEvent.fill(field('Search'), 'Something else');
    await userEvent.fill(field('Message'), 'Hello');
    await waitFor(() => expect(storedDraft(FORM)?.values).toEqual({ message: 'Hello' }));
    unmount();
    render(<Form draft />);
    await waitFor(() => expect(field('Message')).toHaveValue('Hello'));
    expect(field('Search')).toHaveValue('');
  });

  it('have no draft if the form has autocomplete="off"', async () => {
    storeDraft(FORM, { message: 'Hello' });
    render(<Form draft />);
    field('Message').form?.setAttribute('autocomplete', 'off');
    await draftsLoaded();
    expect(field('Message')).toHaveValue('');
  });

  it('take focus and show the error if they are invalid, and lose it when they are corrected', async () => {
    render(<Form defaultValues={{ name: 'Ada', message: 'Hello' }} />);
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(field('Email'), 'ada@example.com');
    await userEvent.tab();
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
  });

  it('take focus in document order', async () => {
    render(<Form defaultValues={{ name: 'Ada' }} />);
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  it('lose dir="auto" before their text becomes very long', async () => {
    render(<Form />);
    await submit();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    const message = field('Message');
    expect(message.dir).toBe('auto');
    message.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'x'.repeat(30_000) }));
    expect(message.dir).toBe('');
  });
});

describe('a ContactForm with fields outside of the form element', () => {
  it('suggests a correction of the address', async () => {
    render(<Component />);
    await userEvent.click(field('Name'));
    await import('../../src/engine/createEngine.js');
    await userEvent.fill(field('Email'), 'ada@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: /ada@gmail\.com/ }));
    expect(field('Email')).toHaveValue('ada@gmail.com');
  });

  it('counts their characters', async () => {
    render(<Component />);
    await userEvent.fill(field('Message'), 'Hello');
    const shown = document.querySelector('.rck-counter > [aria-hidden]');
    await waitFor(() => expect(shown).toHaveTextContent('Characters left: 15'));
    field('Message').form?.reset();
    await waitFor(() => expect(shown).toHaveTextContent('Characters left: 20'));
  });

  it('keeps their text in the mail link', async () => {
    const { fetch } = fakeFetch(500);
    render(<Component fetch={fetch} defaultValues={values} fallback={{ email: 'team@example.com' }} />);
    await submit();
    const link = await screen.findByRole('link');
    await userEvent.fill(field('Message'), 'Changed');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/Changed$/);
  });

  it('selects the message if the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(<Component fetch={fakeFetch(500).fetch} defaultValues={values} />);
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: en.actions.copyMessage }));
    await waitFor(() => expect(field('Message')).toHaveFocus());
    vi.restoreAllMocks();
  });

  it('does not take a field in it that belongs to another form', async () => {
    const { fetch, payloads } = fakeFetch(201);
    const { container } = render(
      <>
        <form id="other" />
        <ContactForm formId={FORM} baseUrl="/" fetch={fetch} draft defaultValues={{ ...values, email: '' }}>
          <input name="email" data-field="email" aria-label="Other" form="other" />
          <ContactField name="name" />
          <ContactField name="email" />
          <ContactField name="message" />
          <ContactSubmit />
          <ContactStatus />
        </ContactForm>
      </>,
    );
    await userEvent.fill(field('Other'), 'ada@gmial.com');
    await draftsLoaded();
    await userEvent.fill(field('Other'), 'grace@gmial.com');
    await userEvent.tab();
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(storedDraft(FORM)).toBeNull();
    expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull();
    const form = container.querySelector<HTMLFormElement>('.rck-form');
    expect(form && composeText(form)).not.toMatch(/grace/);
    await userEvent.fill(field('Email'), values.email);
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });
});
