import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  ContactChallenge,
  ContactField,
  ContactForm,
  type ChallengeApi,
  type SendRequest,
} from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import zhHant from '../../src/locales/zh-Hant.js';
import { contactSchema } from '../../src/schema/index.js';
import { challengeStandIn } from '../support/challengeStandIn.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { goOffline } from '../support/network.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

/** The field of the token. */
const NAME = 'cf-turnstile-response';

type ContactChallengeProps = ComponentProps<typeof ContactChallenge>;

const alertSays = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const form = () => document.querySelector('form');

function formWithChallenge(
  challenge: Pick<ContactChallengeProps, 'load'> & Partial<ContactChallengeProps>,
  props: Parameters<typeof renderForm>[0] = {},
) {
  const children = (
    <>
      <DefaultParts />
      <ContactChallenge name={NAME} parameters={{ sitekey: 'key' }} {...challenge} />
    </>
  );
  return renderForm({ defaultValues: values, children, ...props });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  document.documentElement.style.colorScheme = '';
});

describe.each(['turnstile', 'hcaptcha'] as const)('a form with the widget of %s', (service) => {
  function start(
    challenge: Partial<ContactChallengeProps> = {},
    props: Parameters<typeof renderForm>[0] = {},
  ) {
    const widget = challengeStandIn(service);
    const load = vi.fn(() => Promise.resolve(widget.api));
    return { widget, load, ...formWithChallenge({ load, ...challenge }, props) };
  }

  it('loads it on first interaction, with the language and the colour scheme of the form', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const { widget, load, field } = start({}, { locale: 'de-AT', messages: de });
    expect(load).not.toHaveBeenCalled();
    act(() => field(de.labels.name).focus());
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    expect(load).toHaveBeenCalledOnce();
    expect(widget.rendered[0]).toMatchObject({ sitekey: 'key', language: 'de', hl: 'de', theme: 'dark' });
  });

  it('sends the token as a field of the payload, and no field of the widget', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const { widget, field, send: submit } = start({}, { send, schema: z.strictObject(contactSchema.shape) });
    act(() => field('Name').focus());
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    const token = widget.complete();
    await submit();
    await findConfirmation();
    expect(send.mock.calls[0]?.[0].payload).toEqual({ ...values, [NAME]: token });
    expect(send.mock.calls[0]?.[0].evidence).toEqual({ secondsToSubmit: expect.any(Number) });
  });

  it('waits for the token after the submit, and asks the visitor to complete the challenge', async () => {
    const { fetch } = fakeFetch();
    const { widget, send } = start({}, { fetch });
    await send();
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    expect(await screen.findByText(en.hints.completeChallenge, {}, { timeout: 5_000 })).toHaveRole('status');
    expect(form()).toHaveAttribute('data-status', 'pending');
    expect(fetch).not.toHaveBeenCalled();
    widget.complete();
    await findConfirmation();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('requests a new token after each attempt, and keeps the text', async () => {
    const { fetch } = fakeFetch(500, 200);
    const send = vi.fn(async (_request: SendRequest) => fetch('/'));
    const { widget, field, send: submit } = start({}, { send });
    await submit();
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    const first = widget.complete();
    await alertSays(en.outcomes.unconfirmed);
    await waitFor(() => expect(widget.calls.reset).toEqual([`${service}-1`]));
    expect(field('Message')).toHaveValue(values.message);

    await submit();
    await waitFor(() => expect(form()).toHaveAttribute('data-status', 'pending'));
    expect(send).toHaveBeenCalledOnce();
    const second = widget.complete();
    await findConfirmation();
    expect(send.mock.calls.map(([{ payload }]) => Reflect.get(payload, NAME))).toEqual([first, second]);
  });

  it.each([
    ['the widget fails', (widget: ReturnType<typeof challengeStandIn>) => widget.fail('300010')],
    ['the visitor closes it', (widget: ReturnType<typeof challengeStandIn>) => widget.close()],
  ])('sends nothing and says so if %s, and the next submit starts again', async (_, breakWidget) => {
    const { fetch } = fakeFetch();
    const onError = vi.fn();
    const { widget, field, send } = start({}, { fetch, onError });
    await send();
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    act(() => breakWidget(widget));
    await alertSays(en.outcomes.challengeFailed);
    expect(fetch).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'challengeFailed' }));
    expect(field('Message')).toHaveValue(values.message);

    await send();
    await waitFor(() => expect(widget.calls.reset).toEqual([`${service}-1`]));
    widget.complete();
    await findConfirmation();
  });

  it('does not send a token that has expired', async () => {
    const { fetch, payloads } = fakeFetch();
    const { widget, field, send } = start({}, { fetch });
    act(() => field('Name').focus());
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    widget.complete();
    widget.expire();
    await send();
    await waitFor(() => expect(form()).toHaveAttribute('data-status', 'pending'));
    expect(fetch).not.toHaveBeenCalled();
    const second = widget.complete();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, [NAME]: second }]);
  });

  it('starts an invisible widget on submit', async () => {
    const { fetch } = fakeFetch();
    const { widget, send } = start({ parameters: { sitekey: 'key', size: 'invisible' } }, { fetch });
    await send();
    await waitFor(() => expect(widget.calls.execute).toEqual([`${service}-1`]));
    widget.complete();
    await findConfirmation();
  });

  it('validates before it waits for the token', async () => {
    const { widget, send, field } = start({}, { defaultValues: { ...values, email: 'ada' } });
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(form()).toHaveAttribute('data-status', 'idle');
    expect(widget.calls.execute).toEqual([]);
  });

  it('removes the widget with the form, and sends nothing then', async () => {
    const { fetch } = fakeFetch();
    const onError = vi.fn();
    const { widget, send, unmount } = start({}, { fetch, onError });
    await send();
    await waitFor(() => expect(widget.rendered).toHaveLength(1));
    unmount();
    expect(widget.calls.remove).toEqual([`${service}-1`]);
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    widget.complete();
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('keeps the text and says so if the script is blocked, and loads it again on the next submit', async () => {
  const widget = challengeStandIn('turnstile');
  const load = vi
    .fn<() => Promise<ChallengeApi>>()
    // On first interaction, and on the first submit
    .mockRejectedValueOnce(new Error('blocked'))
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue(widget.api);
  const { fetch } = fakeFetch();
  const { field, send } = formWithChallenge({ load }, { fetch });
  act(() => field('Name').focus());
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await send();
  await alertSays(en.outcomes.challengeFailed);
  expect(fetch).not.toHaveBeenCalled();
  expect(field('Message')).toHaveValue(values.message);

  await send();
  await waitFor(() => expect(widget.rendered).toHaveLength(1));
  widget.complete();
  await findConfirmation();
});

it('passes the region of Chinese, which the services need', async () => {
  const widget = challengeStandIn('turnstile');
  const { field } = formWithChallenge({ load: () => Promise.resolve(widget.api) }, { messages: zhHant });
  act(() => field(zhHant.labels.name).focus());
  await waitFor(() => expect(widget.rendered[0]).toMatchObject({ language: 'zh-TW', theme: 'light' }));
});

it('does not load the script when the pointer enters the form', async () => {
  const widget = challengeStandIn('turnstile');
  const load = vi.fn(() => Promise.resolve(widget.api));
  const { user, field } = formWithChallenge({ load });
  await user.hover(field('Name'));
  // The engine, which loads now, must not load it either.
  await waitFor(() => expect(load).not.toHaveBeenCalled());
  await user.click(field('Name'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it.each([
  [
    'throws while it renders',
    {
      render: () => {
        throw new Error('bug');
      },
    },
  ],
  ['renders nothing', { render: () => undefined }],
])('says what happened if the widget %s', async (_, broken) => {
  const { fetch } = fakeFetch();
  const onError = vi.fn();
  const api = { ...challengeStandIn('turnstile').api, ...broken };
  const { send } = formWithChallenge({ load: () => Promise.resolve(api) }, { fetch, onError });
  await send();
  await alertSays(en.outcomes.challengeFailed);
  expect(fetch).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
});

it('leaves the page as it is if the script throws when the widget is removed or reset', async () => {
  const widget = challengeStandIn('hcaptcha');
  const fail = () => {
    throw new Error('gone');
  };
  const { fetch } = fakeFetch();
  const load = () => Promise.resolve({ ...widget.api, remove: fail, reset: fail });
  const { send } = formWithChallenge({ load }, { fetch });
  await send();
  await waitFor(() => expect(widget.rendered).toHaveLength(1));
  widget.complete();
  await findConfirmation();
});

it('sends nothing without a token if the form unmounts while it is validated', async () => {
  const widget = challengeStandIn('turnstile');
  const { fetch } = fakeFetch();
  const onError = vi.fn();
  let finish = () => {};
  const checked = new Promise<boolean>((resolve) => {
    finish = () => resolve(true);
  });
  const schema = z.object(contactSchema.shape).refine(() => checked);
  const load = () => Promise.resolve(widget.api);
  const { send, unmount } = formWithChallenge({ load }, { fetch, onError, schema });
  await send();
  await waitFor(() => expect(form()).toHaveAttribute('data-status', 'pending'));
  unmount();
  finish();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'challengeFailed' }));
  expect(fetch).not.toHaveBeenCalled();
});

it('does not replace a field of the form by the token, and reports the mistake in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const widget = challengeStandIn('turnstile');
  const { fetch, payloads } = fakeFetch();
  const children = (
    <>
      <DefaultParts />
      <ContactField name={NAME} />
      <ContactChallenge
        name={NAME}
        load={() => Promise.resolve(widget.api)}
        parameters={{ sitekey: 'key' }}
      />
    </>
  );
  const { send } = renderForm({ children, fetch, defaultValues: { ...values, [NAME]: 'typed' } });
  await send();
  await waitFor(() => expect(widget.rendered).toHaveLength(1));
  widget.complete();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, [NAME]: 'typed' }]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/has the name of the field "cf-turnstile-response",.* Set another name/),
  );
});

it.each([undefined, '', 'captcha', 'response', 'cf-turnstile-response[]'])(
  'must have the name of a token, not %j, because an endpoint could deliver the message without verifying it',
  (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn();
    expect(() => formWithChallenge({ load, name: name as string })).toThrow(
      /^react-contact-kit: the name of <ContactChallenge> is .* Set it to the name .* "cf-turnstile-response"/,
    );
    expect(load).not.toHaveBeenCalled();
  },
);

it('requests no token for a submit that makes no request because the device reports no network', async () => {
  const widget = challengeStandIn('turnstile');
  const { fetch } = fakeFetch();
  const onError = vi.fn();
  const load = () => Promise.resolve(widget.api);
  const { send } = formWithChallenge(
    { load, parameters: { sitekey: 'key', size: 'invisible' } },
    { fetch, onError },
  );
  goOffline();
  await send();
  await alertSays(en.outcomes.offline);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'offline' }));
  expect(widget.calls.execute).toEqual([]);

  await send();
  await waitFor(() => expect(widget.calls.execute).toHaveLength(1));
  widget.complete();
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

it('says that the device is offline if the network is lost before there is a token, and the next submit sends', async () => {
  const widget = challengeStandIn('turnstile');
  const { fetch } = fakeFetch();
  const { send } = formWithChallenge({ load: () => Promise.resolve(widget.api) }, { fetch });
  await send();
  await waitFor(() => expect(widget.rendered).toHaveLength(1));
  goOffline();
  act(() => widget.fail());
  await alertSays(en.outcomes.offline);
  expect(fetch).not.toHaveBeenCalled();

  await send();
  await waitFor(() => expect(form()).toHaveAttribute('data-status', 'pending'));
  widget.complete();
  await findConfirmation();
});

it('keeps waiting for the visitor when the language of the form changes', async () => {
  const widget = challengeStandIn('turnstile');
  const { fetch } = fakeFetch();
  const challenge = (
    <ContactChallenge name={NAME} load={() => Promise.resolve(widget.api)} parameters={{ sitekey: 'key' }} />
  );
  const formIn = (messages: typeof en) => (
    <ContactForm formId="f_1" baseUrl="/" fetch={fetch} defaultValues={values} messages={messages}>
      <DefaultParts />
      {challenge}
    </ContactForm>
  );
  const { rerender, container } = render(formIn(en));
  container.querySelector('form')?.requestSubmit();
  await waitFor(() => expect(widget.rendered).toHaveLength(1));
  rerender(formIn(de));
  widget.complete();
  await findConfirmation(de);
  expect(fetch).toHaveBeenCalledOnce();
});

it('uses the parameters of the time when the widget is rendered', async () => {
  const widget = challengeStandIn('turnstile');
  const formWith = (sitekey: string | undefined) => (
    <ContactForm formId="f_1" baseUrl="/" defaultValues={values}>
      <DefaultParts />
      <ContactChallenge name={NAME} load={() => Promise.resolve(widget.api)} parameters={{ sitekey }} />
    </ContactForm>
  );
  const { rerender } = render(formWith(undefined));
  rerender(formWith('late'));
  act(() => screen.getByLabelText('Name').focus());
  await waitFor(() => expect(widget.rendered[0]).toMatchObject({ sitekey: 'late' }));
});
