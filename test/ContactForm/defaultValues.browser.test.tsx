import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/index.js';
import { values } from '../support/values.js';

it('shows default values that are set later, except in fields that the visitor has edited', async () => {
  const view = render(<ContactForm formId="own" baseUrl="/" />);
  await userEvent.type(screen.getByLabelText('Name'), 'Countess');
  view.rerender(<ContactForm formId="own" baseUrl="/" defaultValues={values} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Countess');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
