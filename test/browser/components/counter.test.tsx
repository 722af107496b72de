import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactCounter, ContactField, ContactForm } from '../../../src/index.js';
import en from '../../../src/locales/en.js';

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

it('shows the count in the digits of the form’s language', async () => {
  render(
    <ContactForm formId="own" baseUrl="/" messages={{ ...en, lang: 'fa' }}>
      <ContactField name="message" description={<ContactCounter max={1200} />} />
    </ContactForm>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Characters left: ۱٬۲۰۰');
});
