import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogs } from '../../src/messages/catalogs.js';
import { ContactForm, loadMessages } from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import de from '../../src/locales/de.js';
import et from '../../src/locales/et.js';
import he from '../../src/locales/he.js';
import ur from '../../src/locales/ur.js';
import { enXA } from '../support/enXA.js';
import { findConfirmation } from '../support/failures.js';
import { fakeService } from '../support/fakeService.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

afterEach(() => vi.restoreAllMocks());

it('uses the nearest language, submits its short code, and swaps the text in place', async () => {
  const server = await fakeService();
  // No other test uses Estonian: a page keeps the catalogs that it has loaded.
  const { container, user } = renderForm({ baseUrl: server.url, locale: 'et-EE' });
  const message = screen.getByRole('textbox', { name: 'Message' });
  await user.type(message, values.message);
  await screen.findByRole('textbox', { name: et.labels.message });

  expect(container.querySelector('form')).toHaveAttribute('lang', 'et');
  expect(screen.getByRole('textbox', { name: et.labels.message })).toBe(message);
  expect(message).toHaveFocus();
  expect(message).toHaveValue(values.message);

  await user.type(screen.getByLabelText(et.labels.name), values.name);
  await user.type(screen.getByLabelText(et.labels.email), values.email);
  await user.click(screen.getByRole('button', { name: et.actions.submit }));
  await findConfirmation(et);
  expect(server.submissions()).toEqual([{ locale: 'et', payload: values }]);
});

it('submits the language of the form at the submit, even if its engine loads later', async () => {
  const server = await fakeService();
  const props = { formId: 'f_1', baseUrl: server.url, defaultValues: values };
  const { container, rerender } = render(<ContactForm {...props} messages={de} />);
  // No interaction has loaded the engine yet.
  act(() => container.querySelector('form')?.requestSubmit());
  rerender(<ContactForm {...props} />);
  await findConfirmation();
  expect(server.submissions()).toEqual([{ locale: 'de', payload: values }]);
});

it('renders a given catalog at once, on the server and in the browser', async () => {
  const messages = await loadMessages('fr-CA');
  const form = <ContactForm formId="f_1" baseUrl="/" messages={messages} />;
  expect(renderToString(form)).toMatch(/^<form[^>]* lang="fr".*Envoyer le message/);
  // In a browser, English does not show for even one frame.
  render(form);
  expect(screen.getByRole('button', { name: 'Envoyer le message' })).toBeInTheDocument();
});

it('resolves to English for a language that the kit does not have', async () => {
  expect((await loadMessages('tlh')).lang).toBe('en');
});

it('the server does not render a catalog that only the browser has loaded', async () => {
  render(<ContactForm formId="f_1" baseUrl="/" locale="ja" />);
  await screen.findByRole('button', { name: '送信する' });
  expect(renderToString(<ContactForm formId="f_1" baseUrl="/" locale="ja" />)).toContain('Send message');
});

it('changes to right to left with its language, and shows its errors in that language', async () => {
  const { container } = renderForm({ locale: 'ar-EG' });
  await screen.findByRole('button', { name: 'إرسال الرسالة' });
  expect(container.querySelector('form')).toHaveAttribute('dir', 'rtl');
  act(() => container.querySelector('form')?.requestSubmit());
  await waitFor(() =>
    expect(screen.getByLabelText('الاسم')).toHaveAccessibleDescription('يُرجى إدخال الاسم.'),
  );
});

describe('until its catalog has loaded, a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  const shown = () => {
    const { lang, dir, dataset } = form();
    return { lang, dir, isLoading: dataset['loading'] === '' };
  };

  it('has the direction of its language on the server, in every language', async () => {
    for (const [tag, load] of Object.entries(catalogs)) {
      const { dir } = (await load()).default;
      const html = renderToString(<ContactForm formId="f_1" baseUrl="/" locale={tag} />);
      const attributes = `lang="en" dir="${dir}" data-status="idle" data-loading=""`;
      expect([tag, html.slice(0, 200)]).toEqual([tag, expect.stringContaining(attributes)]);
    }
  });

  it('has the direction of its language, and is marked as loading', async () => {
    // No other test loads Hebrew.
    renderForm({ locale: 'he-IL' });
    expect(shown()).toEqual({ lang: 'en', dir: 'rtl', isLoading: true });
    expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
    await screen.findByRole('button', { name: he.actions.submit });
    expect(shown()).toEqual({ lang: 'he', dir: 'rtl', isLoading: false });
  });

  it('is not marked if its language is English, or if it has a catalog', () => {
    const { unmount } = renderForm({ locale: 'en-GB' });
    expect(shown()).toEqual({ lang: 'en', dir: 'ltr', isLoading: false });
    unmount();
    renderForm({ messages: ar });
    expect(shown()).toEqual({ lang: 'ar', dir: 'rtl', isLoading: false });
  });

  it('is English if the kit does not have the language', async () => {
    renderForm({ locale: 'tlh' });
    expect(shown()).toEqual({ lang: 'en', dir: 'ltr', isLoading: true });
    await waitFor(() => expect(shown()).toEqual({ lang: 'en', dir: 'ltr', isLoading: false }));
  });

  it('is English if the catalog cannot load, and loads it again on the next focus', async () => {
    vi.spyOn(catalogs, 'ur').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    // No other test loads Urdu.
    const { user, field } = renderForm({ locale: 'ur' });
    expect(shown()).toEqual({ lang: 'en', dir: 'rtl', isLoading: true });
    await waitFor(() => expect(shown()).toEqual({ lang: 'en', dir: 'ltr', isLoading: false }));

    const states: unknown[] = [];
    const observer = new MutationObserver(() => states.push(shown().isLoading));
    observer.observe(form(), { attributes: true });
    await user.click(field('Message'));
    await screen.findByRole('button', { name: ur.actions.submit });
    expect(shown()).toEqual({ lang: 'ur', dir: 'rtl', isLoading: false });
    expect(states).not.toContain(true);
  });
});

it('uses single messages that the app overrides', () => {
  renderForm({ messages: { ...de, actions: { ...de.actions, submit: 'Ab damit' } } });
  expect(screen.getByRole('button', { name: 'Ab damit' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toBeInTheDocument();
});

it('shows no text that is not from the catalog', async () => {
  const server = await fakeService(403);
  const { container, user } = renderForm({ baseUrl: server.url, messages: enXA });
  const texts = () => {
    const found: string[] = [];
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    return found;
  };
  // The title of a failure ends with a space. Another one is between the sentences of the confirmation.
  const fromCatalog = /^(\[.* ~+\] ?| )$/;
  const send = () => user.click(screen.getByRole('button', { name: enXA.actions.submit }));

  await send();
  await screen.findByText(enXA.errors.messageRequired);
  for (const text of texts()) expect(text).toMatch(fromCatalog);

  for (const [label, value] of [
    [enXA.labels.name, values.name],
    [enXA.labels.email, values.email],
    [enXA.labels.message, values.message],
  ] as const) {
    await user.type(screen.getByLabelText(label), value);
  }
  await send();
  await screen.findByText(enXA.outcomes.rejected);
  for (const text of texts().filter((found) => found !== values.message)) expect(text).toMatch(fromCatalog);
});
