import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { ContactForm } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import en from '../../src/locales/en.js';
import ja from '../../src/locales/ja.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { findConfirmation, findFailure } from '../support/failures.js';
import { APIS } from '../support/HookForm.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const alert = () => screen.getByRole('alert');
const submitButton = () => screen.getByRole('button', { name: /^(Send (message|again)|.*ending…)$/ });
const copyButton = () => screen.getByRole('button', { name: 'Copy message' });
const codes = () => [alert(), submitButton()].map((element) => element.getAttribute('data-code'));

/** A form that is filled in, and whose submissions have these answers. */
function renderFilledIn(...answers: Parameters<typeof fakeFetch>) {
  const service = fakeFetch(...answers);
  return { ...renderForm({ fetch: service.fetch, defaultValues: values }), service };
}

afterEach(() => vi.useRealTimers());

describe.each(APIS)('a failure of %s', (_, Form) => {
  it.each([
    [
      'offers an email if the form has an address',
      { fallback: { email: 'a@b.c' } },
      en.outcomes.rejectedWithEmail,
    ],
    [
      'offers an email if the form has an address with a subject',
      { fallback: { email: 'a@b.c', subject: 'Hi' } },
      en.outcomes.rejectedWithEmail,
    ],
    ['advises to copy the message if the form has no address', {}, en.outcomes.rejected],
  ])('has a title and a text, which %s', async (__, props, text) => {
    const { send } = renderForm({ fetch: fakeFetch(403).fetch, defaultValues: values, ...props }, Form);
    await send();
    await waitFor(() => expect(alert().textContent).toBe(`${en.outcomes.rejectedTitle} ${text}`));
  });
});

it('a failure has its title in bold, in front of its text, and both in one inline element', async () => {
  const { send } = renderFilledIn(500);
  await send();
  await findFailure('unconfirmed');
  const { unconfirmedTitle, unconfirmed } = en.outcomes;
  // The stylesheet breaks the line after the title. Firefox drops a space that is not in the same text.
  expect(alert().querySelector('b')?.firstChild?.textContent).toBe(`${unconfirmedTitle} `);
  expect(alert().innerHTML).toBe(`<p><span><b>${unconfirmedTitle} </b>${unconfirmed}</span></p>`);
  expect(alert()).toHaveAttribute('aria-live', 'assertive');
});

it('the error message of a language without spaces between sentences has no space', async () => {
  const Hook = APIS[1][1];
  renderForm({ fetch: fakeFetch(500).fetch, messages: ja, defaultValues: values }, Hook);
  act(() => document.querySelector('form')?.requestSubmit());
  const { unconfirmedTitle, unconfirmed } = ja.outcomes;
  await waitFor(() => expect(alert().textContent).toBe(`${unconfirmedTitle}${unconfirmed}`));
});

// The schema refuses the form as a whole, so no field can show the error and no request is sent.
it.each(APIS)(
  '%s renders a refusal of the whole form again, so that screen readers announce it again',
  async (_, Form) => {
    const schema = contactSchema.check(z.refine(() => false));
    const { send } = renderForm({ schema, defaultValues: values }, Form);
    await send();
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.invalid));
    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(alert().textContent));
    observer.observe(alert(), { childList: true, characterData: true, subtree: true });
    await send();
    await waitFor(() => expect(announced.at(-1)).toContain(en.outcomes.invalid));
    observer.disconnect();
  },
);

describe('after a failure', () => {
  it('the same failure again is a new element with another text, so that screen readers announce it again', async () => {
    const { send, service } = renderFilledIn(500);
    await send();
    await findFailure('unconfirmed');
    const [first] = alert().children;
    service.hold();
    await send();
    await waitFor(() => expect(alert()).toHaveAttribute('data-pending'));
    expect(alert().children).toHaveLength(1);
    expect(alert().firstChild).toBe(first);
    service.release();
    await waitFor(() => expect(alert().firstChild).not.toBe(first));
    expect(alert().children).toHaveLength(1);
    // Chromium compares the texts. A zero-width space is neither seen nor spoken.
    expect(alert().textContent).toBe(`${first?.textContent}\u200B`);
  });

  it('the failure and the actions stay while the visitor sends again, and the failure is marked as pending', async () => {
    const { send, service, container } = renderFilledIn(500, 403);
    const form = container.querySelector('form');
    await send();
    await findFailure('unconfirmed');
    expect(alert()).not.toHaveAttribute('data-pending');
    const text = alert().textContent;
    const copy = copyButton();

    service.hold();
    await send();
    await waitFor(() => expect(form).toHaveAttribute('data-status', 'pending'));
    expect(alert()).toHaveAttribute('data-pending', '');
    expect(alert()).toHaveTextContent(text);
    expect(codes()).toEqual(['unconfirmed', 'unconfirmed']);
    expect(copyButton()).toBe(copy);

    service.release();
    await waitFor(() => expect(codes()).toEqual(['rejected', 'rejected']));
    expect(alert()).not.toHaveAttribute('data-pending');
    await findFailure('rejected');
    expect(copyButton()).toBe(copy);
  });

  it.each<[string, (form: ReturnType<typeof renderFilledIn>) => Promise<void>]>([
    ['the service refuses a field', ({ send }) => send()],
    ['the form is reset', ({ container }) => act(async () => container.querySelector('form')?.reset())],
  ])('the failure and the actions disappear when %s', async (_, end) => {
    const form = renderFilledIn(500, { status: 422, body: '{"errors":{"email":["x"]}}' });
    await form.send();
    await findFailure('unconfirmed');
    await end(form);
    await waitFor(() => expect(alert()).toBeEmptyDOMElement());
    expect(codes()).toEqual([null, null]);
    expect(alert()).not.toHaveAttribute('data-pending');
    expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
    expect(submitButton()).toHaveAccessibleName('Send message');
  });

  it('the status and the fallback actions scroll into view, unless the visitor is in another part of the page', async () => {
    const scrolled: [Element, unknown][] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, options: unknown) {
        scrolled.push([this, options]);
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    const { send, service } = renderFilledIn(500, 403);
    await send();
    const fallback = document.querySelector('.rck-fallback');
    const nearest = { block: 'nearest', behavior: 'instant' };
    await waitFor(() =>
      expect(scrolled).toEqual([
        [fallback, nearest],
        [alert(), nearest],
      ]),
    );
    expect(submitButton()).toHaveFocus();

    const search = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => search.remove());
    service.hold();
    await send();
    search.focus();
    service.release();
    await waitFor(() => expect(codes()).toEqual(['rejected', 'rejected']));
    expect(scrolled).toHaveLength(2);
  });
});

describe('the submit button', () => {
  it('has the label and the code of each state', async () => {
    const { send, service } = renderFilledIn(429, 201);
    const button = submitButton();
    const shown = () => [button.dataset['code'], button.textContent];
    expect(shown()).toEqual([undefined, 'Send message']);

    service.hold();
    await send();
    await waitFor(() => expect(shown()).toEqual([undefined, 'Sending…']));
    service.release();
    await waitFor(() => expect(shown()).toEqual(['rateLimited', 'Send again']));

    service.hold();
    await send();
    await waitFor(() => expect(shown()).toEqual(['rateLimited', 'Sending…']));
    expect(submitButton()).toBe(button);
    service.release();
    await findConfirmation();
  });

  it('shows one label, and contains the others as an attribute, so that its width never changes', () => {
    const labels = /<button[^>]*>([^]*)<\/button>/.exec(
      renderToString(<ContactForm formId="f_1" baseUrl="/" />),
    );
    const { submit, sendAgain, sending, stillSending } = en.actions;
    expect(labels?.[1]).toBe(
      `<span class="rck-submit-label" data-labels="${[submit, sendAgain, sending, stillSending].join('\n')}">${submit}</span>`,
    );
  });
});

it.each(APIS)(
  'the button of %s says after eight seconds that it is still sending, as does the announcement',
  async (_, Form) => {
    const service = fakeFetch(500);
    const { send } = renderForm({ fetch: service.fetch, defaultValues: values }, Form);
    // The timers start after the engine has loaded.
    await import('../../src/engine/createEngine.js');
    await send();
    await waitFor(() => expect(submitButton().textContent).toBe('Send again'));
    service.hold();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => document.querySelector('form')?.requestSubmit());
    await act(() => vi.advanceTimersByTimeAsync(7_900));
    expect(submitButton().textContent).toBe('Sending…');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(submitButton().textContent).toBe('Still sending…');
    expect(announcement()).toBe('Still sending…');
    expect(submitButton()).toHaveAttribute('data-pending', '');

    vi.useRealTimers();
    service.release();
    await waitFor(() => expect(submitButton().textContent).toBe('Send again'));
    service.hold();
    await send();
    await waitFor(() => expect(submitButton().textContent).toBe('Sending…'));
    expect(announcement()).toBe('Sending…');
    service.release();
    await waitFor(() => expect(submitButton().textContent).toBe('Send again'));
  },
);

/** The text that screen readers announce for the whole form. */
function announcement(): string | null | undefined {
  return document.querySelector('form > [role=status]')?.textContent;
}
