import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ChangeEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { ContactField, ContactForm, ContactStatus, ContactSubmit } from '../../src/index.js';
import { contactSchema } from '../../src/schema/contactSchema.js';

const NOTICE = 'What you wrote earlier is back.';
const HOUR = 60 * 60 * 1000;
const KEY = `react-contact-kit /v1/public/contact/forms/hand/submissions ${location.pathname}`;

const schema = contactSchema.extend({ details: z.string() });
const PERSON = { name: 'Ada', email: 'ada@example.com' };

interface Kept {
  savedAt: number;
  values: Readonly<Partial<Record<string, string>>>;
  isUnconfirmed: boolean;
}

const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
function keep(values: Kept['values'], draft?: Partial<Kept>): void {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ savedAt: Date.now(), isUnconfirmed: false, values, ...draft }),
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const discard = async () => userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));

/** The part that keeps drafts loads by itself. */
const loaded = (forms = 1) =>
  waitFor(() => expect(document.querySelectorAll('.contact-draft')).toHaveLength(forms));

/** A service that answers when it is told to. */
function slowService() {
  let answer: (status: number) => void = () => undefined;
  let body: unknown;
  const fetch: typeof globalThis.fetch = (_, init) => {
    body = JSON.parse(init?.body as string);
    return new Promise((resolve) => (answer = (status) => resolve(new Response(null, { status }))));
  };
  return { fetch, body: () => body, answer: (status: number) => answer(status) };
}

/** A form with a field that may come later. */
function Detailed({
  hasDetails = false,
  fetch,
  name = 'Ada',
}: {
  hasDetails?: boolean;
  fetch?: typeof globalThis.fetch;
  name?: string;
}) {
  const defaultValues = { ...PERSON, name, message: 'Hi' };
  return (
    <ContactForm formId="hand" baseUrl="/" draft schema={schema} fetch={fetch} defaultValues={defaultValues}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      {hasDetails && <ContactField<typeof schema> name="details" label="Details" required />}
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  );
}

beforeEach(() => sessionStorage.clear());

describe('a form that has left the page while it sends', () => {
  it.each([201, 429])('leaves what is written in its place alone when it ends with %i', async (status) => {
    const { fetch, answer } = slowService();
    const form = <ContactForm formId="hand" baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />;
    const { unmount } = render(form);
    await loaded();
    await userEvent.fill(field('Message'), 'First');
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    unmount();

    render(form);
    await screen.findByText(/could deliver it twice/);
    await userEvent.fill(field('Message'), 'Second');
    await waitFor(() => expect(kept()?.values).toEqual({ message: 'Second' }));
    answer(status);
    // Time enough for the answer to be heard of.
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    expect(kept()?.values).toEqual({ message: 'Second' });
  });
});

describe('a second form of the same id', () => {
  it.each([
    ['take the draft of the first away', {}],
    ['put an older one in its place', { message: 'Old' }],
  ])('does not %s', async (_, values) => {
    keep(values);
    const form = <ContactForm formId="hand" baseUrl="/" draft />;
    const { container } = render(
      <>
        {form}
        {form}
      </>,
    );
    await loaded(2);
    const [first, second] = [...container.querySelectorAll('form')];
    await userEvent.fill(first?.querySelector('textarea') ?? container, 'Old and more');
    await waitFor(() => expect(kept()?.values).toEqual({ message: 'Old and more' }));
    await userEvent.click(second?.querySelector('textarea') ?? container);
    await import('../../src/engine/createEngine.js');
    await userEvent.click(second?.querySelector('button.contact-submit') ?? container);
    await screen.findByText('Enter your name.');
    expect(kept()?.values).toEqual({ message: 'Old and more' });
  });
});

describe('what is sent', () => {
  it('is what was on the screen at the press: no draft comes into a field then', async () => {
    keep({ details: 'of yesterday' });
    const { fetch, body, answer } = slowService();
    const { rerender } = render(<Detailed fetch={fetch} />);
    await loaded();
    field('Message').focus();
    await import('../../src/engine/createEngine.js');
    await new Promise(requestAnimationFrame);
    rerender(<Detailed fetch={fetch} hasDetails />);
    expect(field('Details')).toHaveValue('');
    field('Details').form?.requestSubmit();
    await screen.findByRole('button', { name: 'Sending…' });
    expect(body()).toMatchObject({ payload: { details: '' } });
    answer(429);
    await screen.findByText(/Too many messages/);
    // Now it may.
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    expect(field('Details')).toHaveValue('of yesterday');
  });

  it('is no draft that loads after the press', async () => {
    keep({ details: 'of yesterday' });
    const { fetch, body } = slowService();
    render(<Detailed fetch={fetch} hasDetails />);
    field('Details').form?.requestSubmit();
    await loaded();
    await waitFor(() => expect(body()).toMatchObject({ payload: { details: '' } }));
  });
});

it('a field that comes back gets its text again, also after a press that was refused', async () => {
  const { rerender } = render(<Detailed hasDetails name="" />);
  await loaded();
  await userEvent.fill(field('Details'), 'Long');
  await waitFor(() => expect(kept()?.values).toEqual({ details: 'Long' }));
  rerender(<Detailed name="" />);
  rerender(<Detailed hasDetails name="" />);
  expect(field('Details')).toHaveValue('');
  field('Details').form?.requestSubmit();
  await screen.findByText('Enter your name.');
  await waitFor(() => expect(field('Details')).toHaveValue('Long'));
  expect(kept()?.values).toEqual({ details: 'Long' });
});

describe('the notice', () => {
  it('discards all of a draft: also what is not on the screen', async () => {
    keep({ message: 'Secret', details: 'of yesterday' });
    render(<ContactForm formId="hand" baseUrl="/" draft />);
    await screen.findByText(NOTICE);
    await discard();
    expect(field('Message')).toHaveValue('');
    expect(kept()).toBeNull();
  });

  it('discards what came back with a later field too, and nothing that was kept before', async () => {
    keep({ name: 'Grace', details: 'of yesterday' });
    const { rerender } = render(<Detailed />);
    await screen.findByText(NOTICE);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.fill(field('Message'), 'Hello');
    rerender(<Detailed hasDetails />);
    await waitFor(() => expect(field('Details')).toHaveValue('of yesterday'));
    await discard();
    expect(field('Details')).toHaveValue('');
    expect([field('Name').value, field('Message').value]).toEqual(['Grace', 'Hello']);
    await waitFor(() => expect(kept()?.values).toEqual({ name: 'Grace', message: 'Hello' }));
  });

  it('discards down to a default that has come since', async () => {
    keep({ name: 'Grace' });
    const { rerender } = render(<Detailed name="" />);
    await screen.findByText(NOTICE);
    rerender(<Detailed />);
    await discard();
    expect(field('Name')).toHaveValue('Ada');
    await userEvent.fill(field('Message'), 'Hello');
    await waitFor(() => expect(kept()?.values).toEqual({ message: 'Hello' }));
  });

  it('goes with its form’s address', async () => {
    keep({ message: 'Hello' });
    const { rerender } = render(<ContactForm formId="hand" baseUrl="/" draft />);
    await screen.findByText(NOTICE);
    rerender(<ContactForm formId="another" baseUrl="/" draft />);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('stays when nothing was sent', async () => {
    keep({ name: 'Ada' }, { isUnconfirmed: true });
    render(<ContactForm formId="hand" baseUrl="/" draft />);
    await screen.findByText(/could deliver it twice/);
    await send();
    await screen.findByText('Enter your message.');
    expect(screen.getByText(/could deliver it twice/)).toBeInTheDocument();
    await discard();
    expect(field('Name')).toHaveValue('');
  });

  it('goes with an attempt to send', async () => {
    keep({ message: 'Hello' });
    const { fetch, answer } = slowService();
    render(<ContactForm formId="hand" baseUrl="/" draft fetch={fetch} defaultValues={PERSON} />);
    await screen.findByText(NOTICE);
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    answer(403);
    await screen.findByText(/cannot take messages/);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it.each([
  ['a form', undefined, { autoComplete: 'off' }],
  ['a field', 'OFF', {}],
])('%s with autocomplete off has no draft', async (_, autoComplete, props) => {
  const { unmount } = render(
    <ContactForm formId="hand" baseUrl="/" draft {...props}>
      <ContactField name="name" {...(autoComplete && { autoComplete })} />
      <ContactField name="message" autoComplete={autoComplete} />
    </ContactForm>,
  );
  await loaded();
  for (const label of ['Name', 'Message']) await userEvent.fill(field(label), 'Private');
  unmount();
  expect(kept()).toBeNull();
});

function Controlled() {
  const [text, setText] = useState('');
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value);
  return (
    <ContactForm formId="hand" baseUrl="/" draft>
      <ContactField name="message" value={text} onChange={change} />
    </ContactForm>
  );
}

it('a field that its host controls is left to those who are writing in it', async () => {
  keep({ message: 'Old' });
  render(<Controlled />);
  field('Message').focus();
  // Before the part that keeps drafts is here.
  fireEvent.change(field('Message'), { target: { value: 'New' } });
  await loaded();
  await userEvent.type(field('Message'), '!');
  await waitFor(() => expect(kept()?.values).toEqual({ message: 'New!' }));
  expect(field('Message')).toHaveValue('New!');
});

it('a field that its host controls has a draft, and is emptied with it', async () => {
  const { unmount } = render(<Controlled />);
  await loaded();
  await userEvent.fill(field('Message'), 'Hello');
  unmount();
  expect(kept()?.values).toEqual({ message: 'Hello' });

  render(<Controlled />);
  await screen.findByText(NOTICE);
  expect(field('Message')).toHaveValue('Hello');
  await discard();
  expect(field('Message')).toHaveValue('');
  expect(kept()).toBeNull();
});

it('a form that is reset forgets its draft', async () => {
  keep({ message: 'Hello' });
  render(<ContactForm formId="hand" baseUrl="/" draft />);
  await screen.findByText(NOTICE);
  field('Message').form?.reset();
  await waitFor(() => expect(kept()).toBeNull());
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});

it('rather no draft than an old one, where the storage has filled up', async () => {
  keep({ message: 'Short' });
  render(<ContactForm formId="hand" baseUrl="/" draft />);
  await screen.findByText(NOTICE);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await userEvent.fill(field('Message'), 'Longer by far');
  await waitFor(() => expect(kept()).toBeNull());
  setItem.mockRestore();
});

it('a visit alone does not make a draft any younger', async () => {
  const savedAt = Date.now() - 23 * HOUR;
  keep({ message: 'Hello' }, { savedAt });
  render(<ContactForm formId="hand" baseUrl="/" draft />);
  await screen.findByText(NOTICE);
  expect(kept()?.savedAt).toBe(savedAt);
});
