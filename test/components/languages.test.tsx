import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactForm, preloadMessages } from '../../src/index.js';
import de from '../../src/locales/de.js';
import { enXA } from '../i18n/enXA.js';
import { startServer } from '../startServer.js';
import { renderForm, values } from './renderForm.js';

it('speaks the nearest language, submits its short code, and swaps the text in place', async () => {
  const server = await startServer((response) => response.end());
  const { container, user } = renderForm({ baseUrl: server.url, locale: 'de-AT' });
  const message = screen.getByRole('textbox', { name: 'Message' });
  await user.type(message, values.message);
  await screen.findByRole('textbox', { name: 'Nachricht' });

  expect(container.querySelector('form')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toBe(message);
  expect(message).toHaveFocus();
  expect(message).toHaveValue(values.message);

  await user.type(screen.getByLabelText('Name'), values.name);
  await user.type(screen.getByLabelText('E-Mail'), values.email);
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await screen.findByRole('heading', { name: 'Nachricht gesendet' });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ locale: 'de', payload: values });
});

it('submits the language as it was at the press, also when its engine comes later', async () => {
  const server = await startServer((response) => response.end());
  const props = { formId: 'f_1', baseUrl: server.url, defaultValues: values };
  const { container, rerender } = render(<ContactForm {...props} messages={de} />);
  // Nobody has turned to the form yet.
  act(() => container.querySelector('form')?.requestSubmit());
  rerender(<ContactForm {...props} />);
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ locale: 'de', payload: values });
});

it('is there at once when its catalog is given or was preloaded', async () => {
  const given = renderToString(<ContactForm formId="f_1" baseUrl="/" messages={de} />);
  expect(given).toContain('Nachricht senden');

  await preloadMessages('fr-CA');
  const preloaded = renderToString(<ContactForm formId="f_1" baseUrl="/" locale="fr-BE" />);
  expect(preloaded).toContain('Envoyer le message');
  expect(preloaded).toMatch(/^<form[^>]* lang="fr"/);

  // In a browser, no other text shows for even one frame.
  render(<ContactForm formId="f_1" baseUrl="/" locale="fr" />);
  expect(screen.getByRole('button', { name: 'Envoyer le message' })).toBeInTheDocument();
});

it('on the server, a catalog that only this page loaded does not count', async () => {
  render(<ContactForm formId="f_1" baseUrl="/" locale="ja" />);
  await screen.findByRole('button', { name: '送信する' });
  expect(renderToString(<ContactForm formId="f_1" baseUrl="/" locale="ja" />)).toContain('Send message');
});

it('turns right to left with its language, errors included', async () => {
  const { container } = renderForm({ locale: 'ar-EG' });
  await screen.findByRole('button', { name: 'إرسال الرسالة' });
  expect(container.querySelector('form')).toHaveAttribute('dir', 'rtl');
  act(() => container.querySelector('form')?.requestSubmit());
  await waitFor(() =>
    expect(screen.getByLabelText('الاسم')).toHaveAccessibleDescription('يُرجى إدخال الاسم.'),
  );
});

it('takes single texts of the host’s', () => {
  renderForm({ messages: { ...de, submit: 'Ab damit' } });
  expect(screen.getByRole('button', { name: 'Ab damit' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toBeInTheDocument();
});

it('shows no text that stands outside of the catalog', async () => {
  const server = await startServer((response) => response.writeHead(403).end());
  const { container, user } = renderForm({ baseUrl: server.url, messages: enXA });
  const texts = () => {
    const found: string[] = [];
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    return found;
  };
  const send = () => user.click(screen.getByRole('button', { name: enXA.submit }));

  await send();
  await screen.findByText(enXA.messageRequired);
  for (const text of texts()) expect(text).toMatch(/^\[.* ~+\]$/);

  for (const [label, value] of [
    [enXA.name, values.name],
    [enXA.email, values.email],
    [enXA.message, values.message],
  ] as const) {
    await user.type(screen.getByLabelText(label), value);
  }
  await send();
  await screen.findByText(enXA.rejected);
  for (const text of texts()) expect(text === values.message || /^\[.* ~+\]$/.test(text)).toBe(true);
});
