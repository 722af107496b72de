import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Profiler } from 'react';
import {
  ContactFallback,
  ContactForm,
  ContactProvider,
  type ContactFallbackOptions,
} from '../../src/index.js';
// The form loads this module after a failure. Loaded here, it is ready before the first click of a test.
import '../../src/fallback/actions.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { APIS } from '../support/HookForm.js';

const TEXTS = { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo & 50 %' };
const COPIED = 'Name: Ada\nEmail: ada@example.com\n\none\ntwo & 50 %';
const MAIL =
  'mailto:hello@example.com?subject=Message&body=Name%3A%20Ada%0D%0AEmail%3A%20ada%40example.com%0D%0A%0D%0A';

// A spy, because the test cannot control which page of the browser may write to the clipboard.
let writeText: MockInstance<(text: string) => Promise<void>>;
beforeEach(() => {
  writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

it('ContactFallback copies no hidden control that is not a field, even if other elements have the id or `data-field` "message"', async () => {
  render(
    <ContactForm formId="sandbox-server-error" baseUrl="/" defaultValues={TEXTS}>
      <fieldset id="message">
        <div data-field="message" />
        <label style={{ display: 'none' }}>
          Leave this empty <input name="trap" defaultValue="x" />
        </label>
        <DefaultParts />
        <ContactFallback />
      </fieldset>
    </ContactForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(writeText.mock.calls).toEqual([[COPIED]]);
});

it('ContactFallback shows a note after the actions, but only after a failure', async () => {
  render(
    <ContactForm
      formId="sandbox-server-error"
      baseUrl="/"
      defaultValues={TEXTS}
      fallback={{ phone: '+49 (30) 123', note: <em>Until 18:00</em> }}
    />,
  );
  expect(screen.queryByText('Until 18:00')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const note = await screen.findByText('Until 18:00');
  expect(note.previousElementSibling).toBe(screen.getByRole('link', { name: '+49 (30) 123' }));
});

describe.each(APIS)('the fallback actions of %s', (_, Form) => {
  async function fail(fallback?: ContactFallbackOptions, onRender?: () => void) {
    const view = render(
      <ContactProvider baseUrl="/" fallback={fallback}>
        <Profiler id="form" onRender={() => onRender?.()}>
          <Form formId="sandbox-server-error" defaultValues={TEXTS} fallback={{ phone: '+49 (30) 123' }} />
        </Profiler>
      </ContactProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/can’t tell whether it arrived/);
    return view;
  }

  it('copy the message by keyboard, and announce it', async () => {
    await fail();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Copy message');
    await userEvent.keyboard('{Enter}');
    const button = await screen.findByRole('button', { name: 'Copied' });
    expect(button).toHaveFocus();
    expect(writeText.mock.calls).toEqual([[COPIED]]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
    // The button shows its first label again after a while.
    await screen.findByRole('button', { name: 'Copy message' }, { timeout: 5_000 });
  });

  it('contain the text of hidden fields, for example in another step', async () => {
    await fail({ email: 'hello@example.com', subject: 'Hi & ho' });
    screen.getByLabelText('Name').style.display = 'none';
    screen.getByLabelText('Message').style.display = 'none';
    await userEvent.click(screen.getByRole('button', { name: 'Copy message' }));
    await waitFor(() => expect(writeText.mock.calls).toEqual([[COPIED]]));
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /email/ });
    const mail = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    expect(mail).toEqual({ subject: 'Hi & ho', body: COPIED.replaceAll('\n', '\r\n') });
  });

  it('select the message if the browser refuses to copy', async () => {
    await fail();
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy message' }));
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
    await waitFor(() => expect(message).toHaveFocus());
    expect([message.selectionStart, message.selectionEnd]).toEqual([0, TEXTS.message.length]);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('contain a mail link with the current text of all fields, and typing does not render', async () => {
    let commits = 0;
    await fail({ email: 'hello@example.com' }, () => (commits += 1));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email instead' });
    await waitFor(() => expect(link.href).toBe(`${MAIL}one%0D%0Atwo%20%26%2050%20%25`));
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
    await userEvent.click(message);
    const before = commits;
    message.setSelectionRange(message.value.length, message.value.length);
    await userEvent.keyboard('!');
    // The link is right before the visitor reaches it.
    expect(link.href).toBe(`${MAIL}one%0D%0Atwo%20%26%2050%20%25!`);
    expect(commits).toBe(before);

    // A script changes the value without an event.
    message.value = 'three';
    screen.getByRole('button', { name: 'Send again' }).focus();
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(link.href).toBe(`${MAIL}three`);
  });

  it('contain a link that calls the phone number, and no mail link without an address', async () => {
    await fail();
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect([link.textContent, link.dir, link.href]).toEqual(['+49 (30) 123', 'ltr', 'tel:+4930123']);
  });

  it('disappear with the next submit', async () => {
    const { rerender } = await fail();
    rerender(
      <ContactProvider baseUrl="/">
        <Form formId="fallback" defaultValues={TEXTS} />
      </ContactProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await findConfirmation();
    expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
  });
});
