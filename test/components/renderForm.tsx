import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ContactForm } from '../../src/index.js';

export const values = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello!' };

/** A form on the screen, and the hands of a visitor. */
export function renderForm(props: Partial<ComponentProps<typeof ContactForm>> = {}) {
  const user = userEvent.setup();
  const view = render(<ContactForm formId="f_1" baseUrl="/" {...props} />);
  return {
    ...view,
    user,
    field: (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }),
    send: () => user.click(screen.getByRole('button', { name: 'Send message' })),
    fillIn: async (texts: Partial<typeof values> = {}) => {
      const { name, email, message } = { ...values, ...texts };
      await user.type(screen.getByLabelText('Name'), name);
      await user.type(screen.getByLabelText('Email'), email);
      await user.type(screen.getByLabelText('Message'), message);
    },
  };
}
