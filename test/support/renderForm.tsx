import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { ContactForm } from '../../src/index.js';
import { values } from './values.js';

type FormProps = ComponentProps<typeof ContactForm>;

/** Renders a form, by default a `ContactForm`, and returns what a visitor can do with it. */
export function renderForm(
  props: Partial<FormProps> = {},
  Form: (props: FormProps) => ReactNode = ContactForm,
) {
  const user = userEvent.setup();
  const view = render(<Form formId="f_1" baseUrl="/" {...props} />);
  return {
    ...view,
    user,
    field: (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }),
    send: () => user.click(screen.getByRole('button', { name: /^Send (message|again)$/ })),
    fillIn: async (texts: Partial<typeof values> = {}) => {
      const { name, email, message } = { ...values, ...texts };
      await user.type(screen.getByLabelText('Name'), name);
      await user.type(screen.getByLabelText('Email'), email);
      await user.type(screen.getByLabelText('Message'), message);
    },
  };
}
