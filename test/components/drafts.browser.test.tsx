import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { ContactField, ContactForm, ContactStatus, ContactSubmit } from '../../src/index.js';
import { contactSchema } from '../../src/schema/contactSchema.js';

const NOTICE = 'What you wrote earlier is back.';
const DAY = 24 * 60 * 60 * 1000;

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('react-contact-kit'));
const kept = () => JSON.parse(sessionStorage.getItem(drafts()[0] ?? '') ?? 'null') as Record<string, unknown>;
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

function form(formId = 'draft') {
  return (
    <StrictMode>
      <ContactForm formId={formId} baseUrl="/" draft />
    </StrictMode>
  );
}

/** Somebody writes, and leaves the page. */
async function writeAndLeave(formId?: string) {
  const { unmount } = render(form(formId));
  // The part that keeps drafts loads by itself.
  await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
  await userEvent.fill(screen.getByLabelText('Name'), 'Ada');
  await userEvent.fill(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.fill(message(), 'Half a\nmessage 👩‍🚀');
  unmount();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps nothing unless it is asked to, nor before anything is written', async () => {
  const { unmount } = render(<ContactForm formId="draft" baseUrl="/" />);
  await userEvent.fill(message(), 'Hello');
  unmount();
  expect(sessionStorage).toHaveLength(0);

  render(<ContactForm formId="draft" baseUrl="/" draft defaultValues={{ name: 'Ada' }} />);
  await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
  await send();
  await screen.findByText('Enter your message.');
  expect(sessionStorage).toHaveLength(0);
});

describe('a draft', () => {
  it('is back on the next visit, is announced, and can be kept', async () => {
    await writeAndLeave();
    render(form());
    expect(await screen.findByText(NOTICE)).toHaveAttribute('role', 'status');
    expect(message()).toHaveValue('Half a\nmessage 👩‍🚀');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');

    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(message()).toHaveValue('Half a\nmessage 👩‍🚀');
  });

  it('can be discarded: the fields are empty, and nothing is kept', async () => {
    await writeAndLeave();
    const { unmount } = render(form());
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(message()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(drafts()).toEqual([]);
    unmount();
    expect(drafts()).toEqual([]);
  });

  it('is gone once it was sent, and what comes after starts anew', async () => {
    await writeAndLeave();
    const { unmount } = render(form());
    await screen.findByText(NOTICE);
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(drafts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
    await userEvent.fill(message(), 'One more');
    unmount();
    expect(kept()).toMatchObject({ values: { message: 'One more' }, isUnconfirmed: false });
  });

  it('is gone once it was sent, also when the form has left the page by then', async () => {
    const { unmount } = render(
      <ContactForm
        formId="sandbox-slow"
        baseUrl="/"
        draft
        defaultValues={{ name: 'Ada', email: 'ada@example.com' }}
      />,
    );
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    await userEvent.fill(message(), 'On its way');
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    unmount();
    // Until there is an answer, it may get lost.
    expect(kept()).toMatchObject({ values: { message: 'On its way' }, isUnconfirmed: true });
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('is gone once it was sent, also when its form left before the engine came', async () => {
    const { unmount } = render(
      <ContactForm
        formId="draft"
        baseUrl="/"
        draft
        defaultValues={{ name: 'Ada', email: 'ada@example.com' }}
      />,
    );
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    await userEvent.fill(message(), 'Early');
    message().form?.requestSubmit();
    unmount();
    expect(kept()).toMatchObject({ values: { message: 'Early' } });
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('keeps the text of a field that is not on the screen now', async () => {
    await writeAndLeave();
    const { unmount } = render(
      <ContactForm formId="draft" baseUrl="/" draft>
        <ContactField name="name" />
      </ContactForm>,
    );
    await screen.findByText(NOTICE);
    await userEvent.fill(screen.getByLabelText('Name'), 'Grace');
    unmount();
    expect(kept()).toMatchObject({ values: { name: 'Grace', message: 'Half a\nmessage 👩‍🚀' } });
  });

  it('stays when nobody knows whether it was sent, and says so when it is back', async () => {
    await writeAndLeave('sandbox-server-error');
    const { unmount } = render(form('sandbox-server-error'));
    await screen.findByText(NOTICE);
    await send();
    await screen.findByText(/could not confirm/);
    unmount();

    render(form('sandbox-server-error'));
    expect(await screen.findByText(/Sending it again could deliver it twice/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('stays when it was refused, with nothing left open', async () => {
    await writeAndLeave('sandbox-rejected');
    const { unmount } = render(form('sandbox-rejected'));
    await screen.findByText(NOTICE);
    await send();
    await screen.findByText(/cannot take messages/);
    unmount();
    expect(kept()).toMatchObject({ isUnconfirmed: false });
  });

  it('of a great length is back without the direction that Chromium would stand still over', async () => {
    const long = 'short line\n'.repeat(2_000);
    const { unmount } = render(form());
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    await userEvent.fill(screen.getByLabelText('Name'), 'Ada');
    unmount();
    const [key = ''] = drafts();
    sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: { message: long } }));
    render(form());
    await screen.findByText(NOTICE);
    expect(message().value).toBe(long);
    expect(message()).not.toHaveAttribute('dir');
  });

  it('is no more to be discarded while it is on its way', async () => {
    await writeAndLeave('sandbox-slow');
    render(form('sandbox-slow'));
    await screen.findByText(NOTICE);
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
    await screen.findByRole('heading', { name: 'Message sent' }, { timeout: 10_000 });
  });

  it('is what a person wrote: no choice, and no default in other line ends', async () => {
    const schema = contactSchema.extend({ news: z.boolean() });
    const { unmount } = render(
      <ContactForm
        formId="draft"
        baseUrl="/"
        draft
        schema={schema}
        defaultValues={{ message: 'Dear all,\r\n' }}
      >
        <ContactField name="message" />
        <ContactField<typeof schema> name="news" type="checkbox" />
      </ContactForm>,
    );
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    await userEvent.click(screen.getByRole('checkbox'));
    message().focus();
    unmount();
    expect(drafts()).toEqual([]);
  });

  it('is kept no more once a host turns that off', async () => {
    const { rerender } = render(<ContactForm formId="draft" baseUrl="/" draft />);
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    rerender(<ContactForm formId="draft" baseUrl="/" draft={false} />);
    await userEvent.fill(message(), 'Private');
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('does not write over what the visitor has begun', async () => {
    await writeAndLeave();
    render(<ContactForm formId="draft" baseUrl="/" draft />);
    const field = message();
    field.value = 'New';
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    expect(field).toHaveValue('New');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  it('belongs to one form, and is a day old at most', async () => {
    await writeAndLeave();
    const { unmount } = render(form('another'));
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    expect(message()).toHaveValue('');
    unmount();

    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + DAY + 1);
    const { unmount: leave } = render(form());
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(message()).toHaveValue('');
    leave();
  });

  it('has no password in it, nor what a host keeps out', async () => {
    const schema = contactSchema.extend({ pin: z.string(), account: z.string() });
    const view = (
      <ContactForm formId="draft" baseUrl="/" draft schema={schema}>
        <ContactField name="message" />
        <ContactField<typeof schema> name="pin" label="PIN" type="password" />
        <ContactField<typeof schema> name="account" label="Account" autoComplete="off" />
        <ContactStatus />
        <ContactSubmit />
      </ContactForm>
    );
    const { unmount } = render(view);
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    for (const label of ['Message', /PIN/, /Account/])
      await userEvent.fill(screen.getByLabelText(label), 'x');
    unmount();
    expect(kept()).toMatchObject({ values: { message: 'x' } });
    expect(Object.keys(kept()['values'] as object)).toEqual(['message']);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    [
      'values of other types',
      '{"savedAt":1e15,"values":{"message":{"toString":1},"name":7,"__proto__":"x"}}',
    ],
    ['values that are none', JSON.stringify({ savedAt: Date.now(), values: 'text' })],
  ])('that somebody else has written, with %s, does no harm', async (_, text) => {
    await writeAndLeave();
    const [key = ''] = drafts();
    sessionStorage.setItem(key, text.replace('1e15', String(Date.now())));
    render(form());
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    expect(screen.queryByText(NOTICE)).toBeNull();
    await userEvent.fill(message(), 'Hello');
    expect(message()).toHaveValue('Hello');
  });

  it('is not there when the storage is full, and nothing breaks', async () => {
    const block = 'x'.repeat(1_000_000);
    expect(() => {
      for (let index = 0; ; index += 1) sessionStorage.setItem(`block ${index}`, block);
    }).toThrow(/quota/);
    const rest = 'x'.repeat(500);
    expect(() => {
      for (let index = 0; ; index += 1) sessionStorage.setItem(`rest ${index}`, rest);
    }).toThrow(/quota/);
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => errors.push(event.error);
    window.addEventListener('error', note);
    render(<ContactForm formId="draft" baseUrl="/" draft defaultValues={{ name: 'Ada', email: 'a@b.c' }} />);
    await waitFor(() => expect(document.querySelector('.contact-draft')).not.toBeNull());
    await userEvent.fill(message(), 'Hello '.repeat(200));
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
    expect(drafts()).toEqual([]);
  });
});
