import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  useContactField,
} from '../../src/index.js';
import { DefaultParts } from './DefaultParts.js';
import { contactSchema } from '../../src/schema/index.js';

const known = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const answer = (status: number, body?: string) => () =>
  Promise.resolve(new Response(body ?? null, { status }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('a control with no native one of its own is refused, focused, mended and sent', async () => {
  const schema = contactSchema.extend({ stars: z.string().regex(/^[1-5]$/, 'How many stars?') });
  function Stars() {
    const [stars, setStars] = useState('');
    const { validate, ...field } = useContactField<typeof schema>({ name: 'stars', label: 'Stars' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when it has changed
    useEffect(() => validate('stars'), [stars, validate]);
    return (
      <div {...field.fieldProps}>
        <span id={field.labelProps.id}>{field.label}</span>
        <div role="group" tabIndex={-1} aria-labelledby={field.labelProps.id} {...field.controlProps}>
          <input type="hidden" name="stars" value={stars} />
          <button type="button" onClick={() => setStars('5')}>
            Five
          </button>
        </div>
        {field.errorProps && <p {...field.errorProps} />}
      </div>
    );
  }
  const fetch = vi.fn(answer(201));
  render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fetch} defaultValues={known}>
      <Stars />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  const group = screen.getByRole('group', { name: 'Stars' });
  await waitFor(() => expect(group).toHaveFocus());
  expect(group).toHaveAccessibleDescription('How many stars?');
  await userEvent.click(screen.getByRole('button', { name: 'Five' }));
  await waitFor(() => expect(group).not.toHaveAttribute('aria-invalid'));
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(fetch.mock.calls).toMatchObject([
    [expect.anything(), { body: expect.stringContaining('"stars":"5"') }],
  ]);
});

it('holds the text while a schema of the host’s takes its time', async () => {
  let finish = () => {};
  const asked = new Promise<boolean>((resolve) => {
    finish = () => resolve(true);
  });
  const schema = contactSchema.extend({ message: z.string().refine(() => asked) });
  render(<ContactForm formId="odd" baseUrl="/" schema={schema} fetch={answer(201)} defaultValues={known} />);
  await userEvent.click(screen.getByLabelText('Message'));
  await import('../../src/engine/createEngine.js');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveAttribute('readonly'));
  finish();
  await screen.findByRole('heading', { name: 'Message sent' });
});

it('tells a failure, whatever its fields are called', async () => {
  const schema = contactSchema.extend({ toString: z.string() });
  render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={answer(500)} defaultValues={known as never}>
      <input name="toString" data-field="toString" aria-label="odd" />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not confirm/));
});

it('leads to the chosen answer of a refused group', async () => {
  const schema = contactSchema.extend({ size: z.string() });
  const refused = answer(422, '{"errors":{"size":["x"]}}');
  render(
    <ContactForm
      formId="odd"
      baseUrl="/"
      schema={schema}
      fetch={refused}
      defaultValues={{ ...known, size: 'm' }}
    >
      <ContactRadioGroup<typeof schema>
        name="size"
        label="Size"
        options={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium' },
        ]}
      />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  await waitFor(() => expect(screen.getByLabelText('Medium')).toHaveFocus());
});

it('counts what a host fills in later, and what a reset brings back', async () => {
  const counter = (max: number, message: string) => (
    <ContactForm formId="odd" baseUrl="/" defaultValues={{ message }}>
      <input id="message" aria-label="another" />
      <ContactField name="message" description={<ContactCounter max={max} />} />
    </ContactForm>
  );
  const view = render(counter(10, ''));
  const message = () => screen.getByLabelText('Message');
  view.rerender(counter(10, 'abc'));
  const shown = document.querySelector('.contact-counter > [aria-hidden]');
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 7'));
  await userEvent.type(message(), 'def');
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 4'));
  document.querySelector('form')?.reset();
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 7'));
});

it('sends what the fields hold at the press, also where a host disables them and the engine comes later', async () => {
  const fetch = vi.fn(answer(201));
  function Page() {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <ContactForm
        formId="odd"
        baseUrl="/"
        fetch={fetch}
        defaultValues={known}
        onSubmit={() => setIsBusy(true)}
      >
        <fieldset disabled={isBusy}>
          <DefaultParts />
        </fieldset>
      </ContactForm>
    );
  }
  const { container } = render(<Page />);
  // Nobody has turned to the form yet.
  act(() => container.querySelector('form')?.requestSubmit());
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(fetch).toHaveBeenCalledOnce();
});
