import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactFallback, ContactForm, ContactProvider } from '../../../src/index.js';
import { DefaultParts } from '../../support/DefaultParts.js';

const TEXTS = { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo & 50 %' };

// Which page of a browser has the clipboard, the test's frame does not decide.
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

it('copies the message by keyboard, and says so', async () => {
  await fail();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Copy message');
  await userEvent.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Copied' });
  expect(button).toHaveFocus();
  expect(writeText.mock.calls).toEqual([[TEXTS.message]]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  // What is said is soon over: the text may change.
  await screen.findByRole('button', { name: 'Copy message' }, { timeout: 5_000 });
});

it('copies the field, whatever else on the page is called so', async () => {
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

it('selects the message where the browser refuses to copy', async () => {
  await fail();
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy message' }));
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(message).toHaveFocus());
  expect([message.selectionStart, message.selectionEnd]).toEqual([0, TEXTS.message.length]);
  expect(screen.queryByText('Copied')).toBeNull();
});

it('opens a mail with what is in the field by then, and only where there is an address', async () => {
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

it('is gone once there is another attempt', async () => {
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
