import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useContactForm, type MessageKey, type UseContactFormOptions } from '../../src/index.js';
import { startServer } from '../startServer.js';
import { writtenTexts } from '../writtenTexts.js';

/** A form with markup of its own. */
function OwnForm(options: Partial<UseContactFormOptions>) {
  const { form, mutation, messages, onSubmit } = useContactForm({ formId: 'f_1', baseUrl: '/', ...options });
  const { errors } = form.formState;
  const text = (key: string | undefined) => key && messages[key as MessageKey];
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="email" {...form.register('email')} />
      <textarea aria-label="message" {...form.register('message')} />
      <p>{text(errors.name?.message)}</p>
      <p>{text(errors.email?.message)}</p>
      <p role="alert">{text(errors.root?.['submission']?.message)}</p>
      <button>send</button>
      <output>{mutation.status}</output>
    </form>
  );
}

it('validates, sends once, and tells in the form’s language', async () => {
  const server = await startServer((response) => setTimeout(() => response.end(), 50));
  const user = userEvent.setup();
  render(<OwnForm baseUrl={server.url} locale="de" defaultValues={{ message: 'Hallo' }} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Bitte geben Sie Ihren Namen ein.')).toBeInTheDocument();
  expect(screen.getByLabelText('name')).toHaveFocus();

  await user.type(screen.getByLabelText('name'), ' Ada ');
  await user.type(screen.getByLabelText('email'), 'ada@example.com');
  await user.dblClick(screen.getByRole('button'));
  await screen.findByText('success');
  expect(server.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { locale: 'de', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hallo' } },
  ]);
});

it('puts a refused field’s error at the field, any other failure at the form, and can send again', async () => {
  let answer: [number, string] = [422, '{"errors":[{"field":"email"}]}'];
  const server = await startServer((response) => response.writeHead(answer[0]).end(answer[1]));
  const user = userEvent.setup();
  const values = { name: 'Ada', email: 'ada@example.com', message: 'Hi' };
  render(<OwnForm baseUrl={server.url} defaultValues={values} />);
  const send = () => user.click(screen.getByRole('button'));

  await send();
  expect(await screen.findByText('This was not accepted. Please change it.')).toBeInTheDocument();
  answer = [500, ''];
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not confirm/));
  answer = [200, ''];
  await send();
  await screen.findByText('success');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(server.requests).toHaveLength(3);
});

it('takes a held Enter for one press', async () => {
  const server = await startServer((response) => response.writeHead(500).end());
  const user = userEvent.setup();
  const values = { name: 'Ada', email: 'ada@example.com', message: 'Hi' };
  render(<OwnForm baseUrl={server.url} defaultValues={values} />);
  await user.type(screen.getByLabelText('name'), '{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not confirm/));
  // False: the browser does not go on, and submit the form.
  expect(fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter' })).toBe(true);
  expect(server.requests).toHaveLength(1);
});

it('sends texts of any script as they are, but for their ends', async () => {
  const server = await startServer((response) => response.end());
  const user = userEvent.setup();
  render(<OwnForm baseUrl={server.url} defaultValues={{ name: ' Zo\u0308e\0', email: 'ada@example.com' }} />);
  await user.click(screen.getByLabelText('message'));
  await user.paste(`\u3000${writtenTexts}\r\n`);
  await user.click(screen.getByRole('button'));
  await screen.findByText('success');
  expect(server.requests.map(({ body }) => (JSON.parse(body) as { payload: object }).payload)).toEqual([
    { name: 'Zo\u0308e', email: 'ada@example.com', message: writtenTexts },
  ]);
});
