import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { submitContact, type SubmissionErrorCode } from '../../src/client/index.js';
import {
  ContactCheckboxGroup,
  ContactChallenge,
  ContactField,
  ContactTrap,
  SubmissionError,
} from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { forwardTo, type ContactEndpointOptions } from '../../src/server/index.js';
import { challengeStandIn } from '../support/challengeStandIn.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { fakeService } from '../support/fakeService.js';
import { findConfirmation, findFailure } from '../support/failures.js';
import { APIS } from '../support/HookForm.js';
import { renderForm } from '../support/renderForm.js';
import { serveEndpoint } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

type FormProps = Parameters<typeof renderForm>[0];

const OPTIONS = [
  { value: 'web', label: 'Web' },
  { value: 'app', label: 'App' },
];
const TOKEN_FIELD = 'cf-turnstile-response';

/** A form that sends to an endpoint. */
async function start(
  options: Partial<ContactEndpointOptions> = {},
  props: FormProps = {},
  Form?: Parameters<typeof renderForm>[1],
) {
  const { origin, delivered } = await serveEndpoint(options);
  const form = renderForm({ defaultValues: values, formId: 'f_1', baseUrl: origin, ...props }, Form);
  return { ...form, delivered };
}

function refuse(code: SubmissionErrorCode, details?: ConstructorParameters<typeof SubmissionError>[1]) {
  return () => Promise.reject(new SubmissionError(code, details));
}

afterEach(() => vi.restoreAllMocks());

describe.each(APIS)('%s with an endpoint', (_, Form) => {
  it('delivers the message once, in the language of the form, and confirms it', async () => {
    const onSuccess = vi.fn();
    const { user, delivered } = await start({}, { locale: 'de-AT', messages: undefined, onSuccess }, Form);
    await user.click(await screen.findByRole('button', { name: de.actions.submit }));
    await findConfirmation(de);
    expect(delivered).toMatchObject([{ formId: 'f_1', locale: 'de', payload: values }]);
    const [receipt] = onSuccess.mock.calls[0] as [unknown];
    expect(receipt).toMatchObject({ status: 201, body: { id: delivered[0]?.id } });
  });

  it.each<[string, Partial<ContactEndpointOptions>, SubmissionErrorCode, number]>([
    ['`deliver` has sent nothing', { deliver: refuse('notSent') }, 'notSent', 425],
    ['`deliver` does not accept the token', { deliver: refuse('challengeFailed') }, 'challengeFailed', 428],
    ['`deliver` is rate-limited', { deliver: refuse('rateLimited') }, 'rateLimited', 429],
    ['`deliver` rejects the message', { deliver: refuse('rejected') }, 'rejected', 403],
    [
      '`deliver` throws another error',
      { deliver: () => Promise.reject(new Error('bug')) },
      'unconfirmed',
      500,
    ],
  ])('shows the outcome if %s', async (__, options, code, status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onError = vi.fn();
    const { send } = await start(options, { onError }, Form);
    await send();
    await findFailure(code);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code, status }));
  });

  it('shows and focuses the field that `deliver` has refused', async () => {
    const { send, field } = await start({ deliver: refuse('invalid', { fields: ['email'] }) }, {}, Form);
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(en.errors.fieldNotAccepted);
  });
});

describe('ContactForm with an endpoint', () => {
  it('delivers the values of fields without a schema', async () => {
    const { send, user, delivered } = await start(
      {
        fields: {
          company: { maxLength: 80 },
          seats: { type: 'number', min: 1 },
          website: { type: 'url' },
          consent: { type: 'checkbox', required: true },
          topics: { options: OPTIONS, multiple: true },
          plan: { options: OPTIONS },
        },
      },
      {
        children: (
          <>
            <ContactField name="company" label="Company" maxLength={80} />
            <ContactField name="seats" label="Seats" type="number" min={1} />
            <ContactField name="website" label="Website" type="url" />
            <ContactField name="consent" label="Consent" type="checkbox" required />
            <ContactCheckboxGroup name="topics" label="Topics" options={OPTIONS} />
            <ContactField name="plan" label="Plan" as="select">
              <option value="">…</option>
              <option value="web">Web</option>
            </ContactField>
            <DefaultParts />
          </>
        ),
      },
    );
    await user.type(screen.getByLabelText(/^Seats/), '3');
    await user.click(screen.getByLabelText('Consent'));
    await user.click(screen.getByLabelText('App'));
    await send();
    await findConfirmation();
    const own = { company: '', seats: '3', consent: true, topics: ['app'] };
    expect(delivered).toMatchObject([{ payload: { ...values, ...own } }]);
    expect(delivered[0]?.payload).not.toHaveProperty('website');
    expect(delivered[0]?.payload).not.toHaveProperty('plan');
  });

  const withCompany = (
    <>
      <ContactField name="company" label="Company" />
      <DefaultParts />
    </>
  );

  it('delivers a field that the endpoint does not declare, and its text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { send, user, delivered } = await start({}, { children: withCompany });
    await user.type(screen.getByLabelText(/^Company/), 'ACME');
    await send();
    await findConfirmation();
    expect(delivered).toMatchObject([{ payload: { ...values, company: 'ACME' } }]);
    expect(delivered[0]?.text).toContain('company: ACME\n');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('shows that the form cannot be sent if the schema of the endpoint is strict', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const schema = z.strictObject(contactSchema.shape);
    const { send, delivered } = await start({ schema }, { children: withCompany });
    await send();
    await findFailure('rejected');
    expect(delivered).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"company".*not accepted\. Add it to `schema`/));
  });

  it.each([
    ['empty', '', false],
    ['filled', 'https://spam.example', true],
  ])('delivers whether the honeypot is filled, here an %s one', async (_, text, isTrapFilled) => {
    const { send, user, field, delivered } = await start(
      { trap: { name: 'website', discard: false } },
      {
        children: (
          <>
            <ContactTrap discard={false} />
            <DefaultParts />
          </>
        ),
      },
    );
    await user.type(field('Message'), ' Bye');
    const trap = document.querySelector<HTMLInputElement>('[data-rck-trap]');
    if (trap) trap.value = text;
    await send();
    await findConfirmation();
    expect(delivered).toMatchObject([{ isTrapFilled }]);
    expect(delivered[0]?.payload).toEqual({ ...values, message: `${values.message} Bye` });
  });

  /** A form with a CAPTCHA, whose widget has a token. */
  async function startWithToken(options: Partial<ContactEndpointOptions>) {
    const widget = challengeStandIn('turnstile');
    const load = () => Promise.resolve(widget.api);
    const children = (
      <>
        <DefaultParts />
        <ContactChallenge name={TOKEN_FIELD} parameters={{ sitekey: 'k' }} load={load} />
      </>
    );
    const form = await start(options, { children });
    act(() => form.field('Name').focus());
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    act(() => void widget.complete());
    return { ...form, widget };
  }

  it('refuses the token of a CAPTCHA that the endpoint does not verify', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { send, delivered } = await startWithToken({});
    await send();
    await findFailure('rejected');
    expect(delivered).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"cf-turnstile-response".*Set `challenge`/));
  });

  it('sends the token of a CAPTCHA once', async () => {
    const verify = vi.fn((token: string) => token === 'turnstile-token-2');
    vi.spyOn(console, 'error').mockReturnValue();
    const { send, widget, delivered } = await startWithToken({ challenge: { name: TOKEN_FIELD, verify } });
    await send();
    await findFailure('challengeFailed');
    expect(delivered).toEqual([]);

    // The form has requested another token.
    act(() => void widget.complete());
    await send();
    await findConfirmation();
    expect(verify.mock.calls.map(([token]) => token)).toEqual(['turnstile-token-1', 'turnstile-token-2']);
    expect(delivered).toMatchObject([{ payload: values }]);
    expect(JSON.stringify(delivered)).not.toContain('token');
  });
});

it.each([
  [201, { code: 'sent', status: 201 }],
  [400, { code: 'invalid', status: 422, fields: [] }],
  [422, { code: 'invalid', status: 422, fields: ['email'] }],
  [425, { code: 'notSent', status: 425 }],
  [428, { code: 'challengeFailed', status: 428 }],
  [429, { code: 'rateLimited', status: 429, retryAfter: 30 }],
  [404, { code: 'rejected', status: 403 }],
  [302, { code: 'unconfirmed', status: 500 }],
  [503, { code: 'unconfirmed', status: 500 }],
])('an endpoint with forwardTo passes on the outcome of the service: %i is %j', async (status, outcome) => {
  const body = status === 422 ? '{"errors":[{"pointer":"#/payload/email"}]}' : '';
  const service = await fakeService({ status, body, headers: { 'Retry-After': '30' } });
  const { origin } = await serveEndpoint({ deliver: forwardTo({ baseUrl: service.url }) });
  const result = await submitContact({ baseUrl: origin, formId: 'f_1', locale: 'de', payload: values }).then(
    (receipt) => ({ ...receipt, code: 'sent' }),
    (error: unknown) => error,
  );
  expect(result).toMatchObject(outcome);
  expect(service.submissions()).toEqual([{ locale: 'de', payload: values }]);
});
