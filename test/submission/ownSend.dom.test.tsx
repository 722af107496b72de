import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest, SendSubmission } from '../../src/index.js';
import { ContactForm, ContactProvider, SubmissionError } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { findConfirmation, findFailure } from '../support/failures.js';
import { APIS } from '../support/HookForm.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const alertSays = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

afterEach(() => vi.restoreAllMocks());

describe.each(APIS)('%s with `send`', (_, Form) => {
  function renderWith(send: SendSubmission, props = {}) {
    return renderForm(
      {
        formId: 'f_1',
        baseUrl: '/api',
        locale: 'de-AT',
        messages: en,
        defaultValues: values,
        send,
        ...props,
      },
      Form,
    );
  }

  it('calls it once per submit with the submission, and does not call fetch', async () => {
    const fetch = vi.fn();
    const send = vi.fn((_request: SendRequest) => Promise.resolve(new Response(null, { status: 202 })));
    const { user } = renderWith(send, { fetch, locale: 'de-AT', messages: undefined });
    await user.dblClick(screen.getByRole('button'));
    await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-status', 'success'));
    expect(send.mock.calls).toEqual([
      [
        {
          formId: 'f_1',
          locale: 'de',
          payload: values,
          evidence: expect.any(Object) as object,
          signal: expect.any(AbortSignal) as AbortSignal,
          keepalive: true,
        },
      ],
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['unconfirmed', 'rateLimited', 'rejected', 'notSent'] as const)(
    'shows that the outcome is %s, also if the error names fields',
    async (code) => {
      const { send: submit, field } = renderWith(() =>
        Promise.reject(new SubmissionError(code, { fields: ['email', 'constructor'] })),
      );
      await submit();
      await alertSays(en.outcomes[`${code}Title`]);
      expect(field('Email')).toBeValid();
    },
  );

  it('reads a Response as it reads the response of the contact service', async () => {
    const send = vi.fn();
    const { send: submit, field } = renderWith(send);
    send.mockResolvedValueOnce(new Response('{"errors":{"email":["x"]}}', { status: 422 }));
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(en.errors.fieldNotAccepted);

    send.mockResolvedValueOnce(new Response(null, { status: 429, headers: { 'Retry-After': '90' } }));
    await submit();
    await alertSays('Try again in 2 minutes.');

    send.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await submit();
    await findFailure('unconfirmed');

    send.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await submit();
    await findConfirmation();
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('shows a SubmissionError that it throws, at fields of the form only', async () => {
    const onError = vi.fn();
    const error = new SubmissionError('invalid', { fields: ['email', 'constructor'] });
    const { send: submit, field } = renderWith(() => Promise.reject(error), { onError });
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(en.errors.fieldNotAccepted);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.lastCall?.[0]).toBe(error);
  });

  it.each<[string, () => unknown]>([
    ['an error with the name only', () => Object.assign(new Error('x'), { name: 'SubmissionError' })],
    ['nothing', () => undefined],
  ])('shows that the message might have arrived if it throws %s', async (_case, thrown) => {
    const { send: submit } = renderWith(() => Promise.reject(thrown()));
    await submit();
    expect(await findFailure('unconfirmed')).toBeVisible();
  });

  const rejectWith = (fields: object) => () =>
    Promise.reject(new SubmissionError('invalid', { fields: fields as Record<string, string> }));

  it.each<[string, unknown, string]>([
    ['a sentence', 'This address is on our block list.', 'This address is on our block list.'],
    ['markup', '<img src=x onerror=alert(1)> & more', '<img src=x onerror=alert(1)> & more'],
    ['the key of a message', 'emailInvalid', 'emailInvalid'],
    ['the key of another group', 'submit', 'submit'],
    ['the name of a property of all objects', 'constructor', 'constructor'],
    ['a list, as some APIs send it', ['Is taken.'], 'Is taken.'],
    ['a list of several', ['Is taken.', 'Is old.'], 'Is taken.'],
    ['an object, which React cannot render', { message: 'x' }, en.errors.fieldNotAccepted],
    ['an object that cannot become a text', { toString: () => ({}) }, en.errors.fieldNotAccepted],
    ['blank', '  ', en.errors.fieldNotAccepted],
    ['empty', '', en.errors.fieldNotAccepted],
    ['missing', undefined, en.errors.fieldNotAccepted],
  ])('shows its own message at a field if it is %s', async (_case, text, shown) => {
    const onError = vi.fn();
    const { send: submit, field } = renderWith(rejectWith({ email: text, constructor: 'x' }), { onError });
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(shown);
    expect(document.querySelectorAll('img, [aria-invalid]')).toHaveLength(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        fields: ['email', 'constructor'],
        fieldTexts: { email: text, constructor: 'x' },
      }),
    );
  });

  it('keeps its own message when the language changes, and removes it when the value changes', async () => {
    const send = rejectWith({ email: 'On our block list.', message: 'Too rude.' });
    const { send: submit, rerender, user } = renderWith(send);
    await submit();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('On our block list.'));
    rerender(<Form formId="f_1" baseUrl="/api" messages={de} defaultValues={values} send={send} />);
    await screen.findByRole('textbox', { name: de.labels.message });
    expect(screen.getByText('On our block list.')).toBeVisible();
    await user.type(email, 'x');
    await waitFor(() => expect(email).toBeValid());
    expect(screen.queryByText('On our block list.')).toBeNull();
    expect(screen.getByText('Too rude.')).toBeVisible();
  });

  it('shows the message of the form for a field that is not on the page', async () => {
    const { send: submit } = renderWith(rejectWith({ phone: 'Is not a phone number.' }));
    await submit();
    expect(await findFailure('invalid')).toBeVisible();
  });

  it('comes from a provider, unless the form has its own', async () => {
    const shared = vi.fn(() => Promise.resolve(new Response()));
    const own = vi.fn(() => Promise.resolve(new Response()));
    render(
      <ContactProvider send={shared}>
        <Form formId="shared" defaultValues={values} />
        <Form formId="own" defaultValues={values} send={own} />
      </ContactProvider>,
    );
    for (const form of document.forms) form.requestSubmit();
    await waitFor(() => expect(document.querySelectorAll('[data-status=success]')).toHaveLength(2));
    expect(shared).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ formId: 'shared' }));
    expect(own).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ formId: 'own' }));
  });
});

it('shows the message of an unconfirmed submission for a code that does not exist', async () => {
  const send = () => Promise.reject(new SubmissionError('blocked' as never));
  render(<ContactForm formId="f_1" send={send} defaultValues={values} />);
  document.querySelector('form')?.requestSubmit();
  expect(await findFailure('unconfirmed')).toBeVisible();
});

it('tells `send` that a long message is too large for keepalive', async () => {
  const send = vi.fn((_request: SendRequest) => Promise.resolve(new Response()));
  const message = '🕊'.repeat(9_000);
  render(<ContactForm formId="f_1" send={send} defaultValues={{ ...values, message }} />);
  document.querySelector('form')?.requestSubmit();
  await findConfirmation();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keepalive: false }));
});
