import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import { arrival } from '../support/arrival.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

/** How often this page has posted to a form, by the browser's resource timing. */
function posts(formId: string): number {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => name.endsWith(`/forms/${formId}/submissions`)).length;
}

it('works by keyboard alone, from a submit of the empty form to the next message', async () => {
  render(<ContactForm formId="journey-keyboard" baseUrl="/" />);
  const focused = () => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('name') ?? element?.innerText;
  };

  for (const stop of ['name', 'email', 'message', 'Send message']) {
    await userEvent.tab();
    expect(focused()).toBe(stop);
  }
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Enter your name.');
  await waitFor(() => expect(focused()).toBe('name'));

  await userEvent.keyboard('Zoë');
  await userEvent.tab();
  await userEvent.keyboard('zoe@example.com');
  await userEvent.tab();
  await userEvent.keyboard('  one{Enter}two  ');
  await userEvent.tab();
  expect(focused()).toBe('Send message');
  await userEvent.keyboard(' ');

  const heading = await findConfirmation();
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.tab();
  expect(focused()).toBe('Send another message');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('message'));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    'Zoë',
    'zoe@example.com',
    '',
  ]);

  expect(await arrival('journey-keyboard')).toMatchObject({
    locale: 'en',
    payload: { name: 'Zoë', email: 'zoe@example.com', message: 'one\ntwo' },
  });
});

it('sends once for a double click before the engine has loaded', async () => {
  render(
    <ContactForm
      formId="journey-early"
      baseUrl="/"
      defaultValues={{ name: 'Ada', email: 'ada@example.com', message: 'Early' }}
    />,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
  await findConfirmation();
  expect(posts('journey-early')).toBe(1);
});

it('sends values that were filled in without an event', async () => {
  render(<ContactForm formId="journey-autofill" baseUrl="/" />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada';
  screen.getByLabelText<HTMLInputElement>('Email').value = 'ada@example.com';
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Filled in 👩‍🚀';
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await findConfirmation();
  expect(await arrival('journey-autofill')).toMatchObject({ payload: { message: 'Filled in 👩‍🚀' } });
});

it('two forms on a page have different ids, languages and errors', async () => {
  render(
    <>
      <section aria-label="first">
        <ContactForm formId="journey-first" baseUrl="/" />
      </section>
      <section aria-label="second">
        <ContactForm formId="journey-second" baseUrl="/" locale="de" />
      </section>
    </>,
  );
  await screen.findByRole('button', { name: 'Nachricht senden' });
  expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(
    document.querySelectorAll('[id]').length,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await screen.findByText('Bitte geben Sie Ihren Namen ein.');
  expect(screen.queryByText('Enter your name.')).toBeNull();
});

it('the text direction in Arabic is right to left, except in the email field', async () => {
  render(<ContactForm formId="journey-arabic" baseUrl="/" locale="ar" />);
  await userEvent.click(await screen.findByRole('button', { name: ar.actions.submit }));
  await screen.findByText(ar.errors.nameRequired);
  const name = screen.getByLabelText(ar.labels.name);
  await waitFor(() => expect(name).toHaveFocus());

  await userEvent.keyboard('ليلى');
  await userEvent.tab();
  await userEvent.keyboard('layla@example.com');
  await userEvent.tab();
  await userEvent.keyboard('مرحبا');
  const [form, ...fields] = [name.closest('form'), ...screen.getAllByRole('textbox')].map(
    (element) => element && getComputedStyle(element).direction,
  );
  expect(form).toBe('rtl');
  expect(fields).toEqual(['rtl', 'ltr', 'rtl']);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const heading = await findConfirmation(ar);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await arrival('journey-arabic')).toMatchObject({
    locale: 'ar',
    payload: { name: 'ليلى', email: 'layla@example.com', message: 'مرحبا' },
  });
});

it('can send the next message after the app has reset a form that was hidden while it sent', async () => {
  const service = fakeFetch(201, 201);
  const onReset = vi.fn();
  service.hold();
  function Hidden() {
    const { form, status, formProps } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      fetch: service.fetch,
      defaultValues: values,
      onSuccess() {
        form.reset({ ...values, message: 'The next one' });
        onReset();
      },
    });
    return (
      <form {...formProps}>
        <button>send</button>
        <output>{status}</output>
      </form>
    );
  }
  const view = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Hidden />
    </Activity>
  );
  const { rerender } = render(view('visible'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
  rerender(view('hidden'));
  service.release();
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce());
  rerender(view('visible'));
  await screen.findByText('success');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(service.fetch).toHaveBeenCalledTimes(2));
});
