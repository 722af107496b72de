import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ControllerForm } from '../support/ControllerForm.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

const NAMES = ['name', 'topic', 'email', 'consent'] as const;

const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

it('a refused select and a refused checkbox of a design system take the focus, and can be corrected', async () => {
  const { fetch, payloads } = fakeFetch(201);
  render(<ControllerForm names={NAMES} fetch={fetch} defaultValues={values} />);
  await send();
  const topic = screen.getByRole('combobox', { name: 'topic' });
  await waitFor(() => expect(topic).toHaveFocus());
  expect(screen.getByText('Choose an option.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'support' }));
  await waitFor(() => expect(screen.queryByText('Choose an option.')).toBeNull());

  await send();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'consent' })).toHaveFocus());
  await userEvent.keyboard(' ');
  await send();
  await screen.findByText('success');
  expect(payloads()).toEqual([{ ...values, topic: 'support', consent: true }]);
});

it('a refused field that is hidden does not take the focus from the next one', async () => {
  const { fetch } = fakeFetch();
  const defaultValues = { ...values, email: '' };
  const { rerender } = render(
    <ControllerForm names={NAMES} hidden="topic" fetch={fetch} defaultValues={defaultValues} />,
  );
  await send();
  await waitFor(() => expect(screen.getByLabelText('email')).toHaveFocus());
  rerender(<ControllerForm names={NAMES} hidden="email" fetch={fetch} defaultValues={defaultValues} />);
  await send();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});
