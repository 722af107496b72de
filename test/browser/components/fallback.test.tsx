import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactFallback, ContactForm, ContactProvider } from '../../../src/index.js';
import { DefaultParts } from '../../support/DefaultParts.js';

const TEXTS = { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo & 50 %' };

// A spy, because the test cannot control which page of the browser may write to the clipboard.
let writeText: MockInstance<(text: string) => Promise<void>>;
beforeEach(() => {
  writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

async function fail(fallbackEmail?: string) {
  const view = render(
    <ContactProvider baseUrl="/" fallbackEmail={fallbackEmail}>
      <ContactForm formId="sandbox-server-error" defaultValues={TEXTS} />
    </ContactProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText(/could not confirm/);
  return view;
}

it('copies the message by keyboard, and announces it', async () => {
  await fail();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Copy message');
  await userEvent.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Copied' });
  expect(button).toHaveFocus();
  expect(writeText.mock.calls).toEqual([[TEXTS.message]]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  // The button shows its first label again after a while.
  await screen.findByRole('button', { name: 'Copy message' }, { timeout: 5_000 });
});

it('copies the message field even if other elements have the id or `data-field` "message"', async () => {
  render(
    <ContactForm formId="sandbox-server-error" baseUrl="/" defaultValues={TEXTS}>
      <fieldset id="message">
        <div data-field="message" />
        <DefaultParts />
        <ContactFallback />
      </fieldset>
    </ContactForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(writeText.mock.calls).toEqual([[TEXTS.message]]);
});

it('selects the message if the browser refuses to copy', async () => {
  await fail();
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy message' }));
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(message).toHaveFocus());
  expect([message.selectionStart, message.selectionEnd]).toEqual([0, TEXTS.message.length]);
  expect(screen.queryByText('Copied')).toBeNull();
});

it('shows a mail link with the current text of the field, but only if there is a fallback address', async () => {
  const { unmount } = await fail('hello@example.com');
  await userEvent.fill(screen.getByLabelText('Message'), `${TEXTS.message}!`);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email instead' });
  const opened = new Promise<string>((resolve) => {
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        resolve(link.href);
      },
      { once: true },
    );
  });
  await userEvent.click(link);
  expect(await opened).toBe('mailto:hello@example.com?body=one%0D%0Atwo%20%26%2050%20%25!');
  unmount();

  await fail();
  expect(screen.queryByRole('link')).toBeNull();
});

it('disappears with the next submit', async () => {
  const { rerender } = await fail();
  rerender(
    <ContactProvider baseUrl="/">
      <ContactForm formId="fallback" defaultValues={TEXTS} />
    </ContactProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
});
