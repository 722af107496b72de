import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactField, ContactForm, ContactSubmit } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

it('does not take away the click on the button below, although the suggestion appears when the field loses the focus', async () => {
  const { fetch, payloads } = fakeFetch();
  const email = 'ada@gmial.com';
  render(
    <ContactForm formId="f_1" baseUrl="/" fetch={fetch} defaultValues={{ ...values, email: '' }}>
      <ContactField name="name" />
      <ContactField name="message" />
      <ContactField name="email" />
      <ContactSubmit />
    </ContactForm>,
  );
  const button = screen.getByRole('button', { name: en.actions.submit });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(button);
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, email }]);
});
