import { render, screen, waitFor, within } from '@testing-library/react';
import { Profiler, StrictMode, type ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
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

it('counts the code points that would be sent, announces the count after a pause in typing, and describes the field with it', async () => {
  render(
    <ContactForm formId="own" baseUrl="/" defaultValues={{ message: ' 👩🏽 ' }}>
      <ContactField name="message" description={<ContactCounter max={10} />} />
    </ContactForm>,
  );
  const message = screen.getByLabelText('Message');
  // Not in the description: Firefox would leave it out, and Orca would announce its changes twice in Chromium.
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(within(message.parentElement as HTMLElement).queryByRole('status')).toBeNull();
  const shown = document.querySelector('.rck-counter')?.firstElementChild;
  expect(shown).toHaveTextContent('Characters left: 8');
  expect(message).toHaveAccessibleDescription('Characters left: 8');

  await userEvent.type(message, 'abcdefghi');
  expect(shown).toHaveTextContent('Characters over the limit: 2');
  expect(shown?.parentElement).toHaveAttribute('data-over');
  expect(told().join('')).toBe('');
  await waitFor(() => expect(told()).toContain('Characters over the limit: 2'));
  expect(message).toHaveAccessibleDescription('Characters left: 8');

  message.blur();
  await waitFor(() => expect(message).toHaveAccessibleDescription('Characters over the limit: 2'));
  expect(told().join('')).toBe('');
});

it('removes its live region when it unmounts', () => {
  const form = (children: ReactNode) => (
    <ContactForm formId="own" baseUrl="/">
      {children}
    </ContactForm>
  );
  const regions = () => screen.getAllByRole('status').length;
  const { rerender } = render(<StrictMode>{form(undefined)}</StrictMode>);
  const others = regions();
  rerender(<StrictMode>{form(<ContactCounter max={3} />)}</StrictMode>);
  expect(regions()).toBe(others + 1);
  rerender(<StrictMode>{form(undefined)}</StrictMode>);
  expect(regions()).toBe(others);
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
  message.blur();
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
  message.blur();
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
  message.blur();
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

it('announces no count while the visitor types in another field, or after a script changes the text', async () => {
  render(
    <ContactForm formId="own" baseUrl="/">
      <ContactField name="name" />
      <ContactField name="message" description={<ContactCounter max={10} />} />
    </ContactForm>,
  );
  const region = screen.getAllByRole('status').at(-1) as HTMLElement;
  const told: (string | null)[] = [];
  const observer = new MutationObserver(() => told.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  message.value = 'Hello';
  message.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await waitFor(() => expect(message).toHaveAccessibleDescription('Characters left: 5'));
  // A count of before would be announced first.
  await userEvent.type(message, '!');
  await waitFor(() => expect(told).toEqual(['Characters left: 4']));
});
