import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { ContactForm, ContactTrap, type SendRequest, type SentSubmission } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const trap = () => document.querySelector<HTMLInputElement>('[name=website]');

function formWithTrap(props: Parameters<typeof renderForm>[0] = {}, discard?: boolean) {
  const children = (
    <>
      <ContactTrap discard={discard} />
      <DefaultParts />
    </>
  );
  return renderForm({ defaultValues: values, children, ...props });
}

/** Fills the trap as a bot does, which sets the value without an event. */
function springTrap() {
  const control = trap();
  if (control) control.value = 'https://spam.example';
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each(['form > div { display: grid }', 'div, label, input { display: block }'])(
  'the trap stays hidden if a rule of the page is %j',
  (css) => {
    const style = document.head.appendChild(document.createElement('style'));
    onTestFinished(() => style.remove());
    style.textContent = css;
    formWithTrap();
    expect(trap()).not.toBeVisible();
    const wrapper = trap()?.closest<HTMLElement>('[data-rck-ignore]') as HTMLElement;
    expect(getComputedStyle(wrapper).display).toBe('none');
    // Before React, and on the page of the endpoint.
    wrapper.removeAttribute('style');
    expect(trap()).not.toBeVisible();
  },
);

describe('a form with a ContactTrap', () => {
  it('sends the message of a visitor, without the field of the trap', async () => {
    const { fetch, payloads } = fakeFetch();
    const { send } = formWithTrap({ fetch });
    await send();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });

  it('confirms a submission with a filled trap without sending it, and calls no callback', async () => {
    const { fetch } = fakeFetch();
    const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onInvalid: vi.fn() };
    const { send } = formWithTrap({ fetch, ...callbacks });
    springTrap();
    await send();
    await findConfirmation();
    expect(fetch).not.toHaveBeenCalled();
    for (const callback of Object.values(callbacks)) expect(callback).not.toHaveBeenCalled();
  });

  it('discards the submission of a bot if the form unmounts while its engine loads', async () => {
    const { fetch } = fakeFetch();
    const { container, unmount } = formWithTrap({ fetch });
    springTrap();
    container.querySelector('form')?.requestSubmit();
    unmount();
    await act(async () => void (await import('../../src/engine/createEngine.js')));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tells the developer about every discarded message', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { fetch } = fakeFetch();
    for (let discarded = 1; discarded <= 2; discarded += 1) {
      const { send, unmount } = formWithTrap({ fetch });
      springTrap();
      await send();
      await findConfirmation();
      expect(warn.mock.calls.filter(([text]) => /<ContactTrap> was filled/.test(String(text)))).toHaveLength(
        discarded,
      );
      unmount();
    }
  });

  it('sends a submission with a filled trap if `discard` is false, and reports the trap', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const onSuccess = vi.fn();
    const { send: submit } = formWithTrap({ send, onSuccess }, false);
    springTrap();
    await submit();
    await findConfirmation();
    expect(send.mock.calls[0]?.[0].evidence.isTrapFilled).toBe(true);
    const payload = { ...values, website: expect.stringMatching(/./) as string };
    expect(send.mock.calls[0]?.[0].payload).toEqual(payload);
    const [, sent] = onSuccess.mock.calls[0] as [unknown, SentSubmission];
    expect(sent).toEqual({ payload, evidence: send.mock.calls[0]?.[0].evidence });
  });

  it('does not make a strict schema refuse the form', async () => {
    const { fetch, payloads } = fakeFetch();
    const { send } = formWithTrap({ fetch, schema: z.strictObject(contactSchema.shape) });
    await send();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });

  it('has a trap without a box, without a tab stop, and without a role for screen readers', async () => {
    const { user } = formWithTrap();
    expect(trap()).not.toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    for (let presses = 0; presses < 8; presses += 1) {
      await user.tab();
      expect(trap()).not.toHaveFocus();
    }
  });
});

describe('the evidence', () => {
  it.each([
    ['is right', 4.5],
    ['is set back by a millisecond more than has passed', -0.001],
    ['is set back by an hour', -3_600],
    ['is set back by a year', -365 * 86_400],
    ['is set forward by an hour', 3_600],
  ])('contains the seconds from the first focus to the submit if the clock %s', async (_, clockSeconds) => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const now = performance.now.bind(performance);
    const start = now();
    let passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000_000);
    const { field, send: submit } = renderForm({ defaultValues: values, send });
    field('Name').focus();
    passed = 4_500;
    clock.mockReturnValue(1_000_000_000_000 + clockSeconds * 1_000);
    field('Email').focus();
    await submit();
    await findConfirmation();
    const { isTrapFilled, secondsToSubmit } = send.mock.calls[0]?.[0].evidence ?? {};
    // There is no ContactTrap.
    expect(isTrapFilled).toBeUndefined();
    expect(secondsToSubmit).toBeGreaterThanOrEqual(4.5);
    expect(secondsToSubmit).toBeLessThanOrEqual(4.5 + (now() - start) / 1_000);
  });

  it('has no seconds if the form was submitted without an interaction', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    renderForm({ defaultValues: values, send });
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].evidence.secondsToSubmit).toBeUndefined();
  });

  it('has the seconds from the first focus, also if it was in the form before hydration', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const form = <ContactForm formId="f_1" send={send} defaultValues={values} />;
    const container = document.createElement('div');
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(form);
    document.body.append(container);
    screen.getByLabelText('Name').focus();
    render(form, { container, hydrate: true });
    container.querySelector('form')?.requestSubmit();
    await findConfirmation();
    expect(send.mock.calls[0]?.[0].evidence.secondsToSubmit).toBeGreaterThanOrEqual(0);
  });
});
