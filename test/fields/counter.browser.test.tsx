import { render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

it('counts the code points that would be sent, and announces the count after a pause in typing', async () => {
  render(
    <ContactForm formId="own" baseUrl="/" defaultValues={{ message: ' 👩🏽 ' }}>
      <ContactField name="message" description={<ContactCounter max={10} />} />
    </ContactForm>,
  );
  const message = screen.getByLabelText('Message');
  const told = within(message.parentElement as HTMLElement).getByRole('status');
  const shown = told.previousElementSibling;
  expect(shown).toHaveTextContent('Characters left: 8');
  expect(message).toHaveAccessibleDescription('Characters left: 8');

  await userEvent.type(message, 'abcdefghi');
  expect(shown).toHaveTextContent('Characters over the limit: 2');
  expect(shown?.parentElement).toHaveAttribute('data-over');
  expect(told).toHaveTextContent('Characters left: 8');
  await waitFor(() => expect(told).toHaveTextContent('Characters over the limit: 2'));
});

it('counts the text that a listener of the app leaves', async () => {
  render(
    <ContactForm formId="own" baseUrl="/">
      <ContactField name="message" description={<ContactCounter max={3} />} />
    </ContactForm>,
  );
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  message.addEventListener('input', () => (message.value = message.value.slice(0, 3)));
  await userEvent.fill(message, 'abcdef');
  await waitFor(() => expect(message).toHaveAccessibleDescription('Characters left: 0'));
});

it('counts the control that is sent, not a hidden one with the same name', async () => {
  const { fetch, payloads } = fakeFetch();
  render(
    <ContactForm formId="own" baseUrl="/" fetch={fetch} defaultValues={values}>
      <div hidden>
        <textarea name="message" defaultValue="Another layout" />
      </div>
      <ContactField name="message" description={<ContactCounter max={10} />} />
      <input type="hidden" name="name" value="Ada" />
      <input type="hidden" name="email" value="ada@example.com" />
      <ContactSubmit />
    </ContactForm>,
  );
  const message = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.fill(message, 'Hi');
  await waitFor(() => expect(message).toHaveAccessibleDescription('Characters left: 8'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(payloads()).toMatchObject([{ message: 'Hi' }]));
});

it('does not render while the visitor types, and follows resets, default values and languages', async () => {
  let commits = 0;
  const form = (props: Partial<ContactFormProps>) => (
    <Profiler id="form" onRender={() => (commits += 1)}>
      <ContactForm formId="own" baseUrl="/" {...props}>
        <ContactField name="message" description={<ContactCounter max={10} />} />
      </ContactForm>
    </Profiler>
  );
  const { rerender } = render(form({}));
  const message = screen.getByRole('textbox');
  const description = (text: string) => waitFor(() => expect(message).toHaveAccessibleDescription(text));
  await userEvent.click(message);
  await import('../../src/engine/createEngine.js');
  await waitFor(() => expect(commits).toBe(2));
  await userEvent.keyboard('abcdefghijkl');
  await description('Characters over the limit: 2');
  expect(commits).toBe(2);

  rerender(form({ messages: de }));
  await description('Zeichen über dem Limit: 2');
  (message as HTMLTextAreaElement).form?.reset();
  await description('Verbleibende Zeichen: 10');
  expect(message.parentElement?.querySelector('.rck-counter')).not.toHaveAttribute('data-over');
  rerender(form({ messages: de, defaultValues: { message: 'abc' } }));
  await description('Verbleibende Zeichen: 7');
});

it('shows the count in the digits of the form’s language', async () => {
  render(
    <ContactForm formId="own" baseUrl="/" messages={{ ...en, lang: 'fa' }}>
      <ContactField name="message" description={<ContactCounter max={1200} />} />
    </ContactForm>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Characters left: ۱٬۲۰۰');
});
