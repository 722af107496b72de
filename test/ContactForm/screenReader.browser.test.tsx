import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContactField, ContactForm, ContactSubmit, ContactTrap, type Messages } from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import he from '../../src/locales/he.js';
import { storeDraft } from '../support/drafts.js';
import { failureText, findFailure } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => virtual.stop());

/** A text without the zero-width space that makes each second failure another text. */
const spoken = (text: string) => text.replaceAll('\u200B', '');

/** The phrases since the previous call of `heard`. */
async function phraseLog(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  // The placeholder of text fields from right to left is a space, which screen readers do not read.
  return phrases.map((phrase) => spoken(phrase).replace(', placeholder  ', ''));
}

/** Waits for this phrase, and returns the phrases since the previous call. */
async function heard(last: string): Promise<string[]> {
  await waitFor(async () => expect(await phraseLog()).toContain(last));
  const phrases = await phraseLog();
  await virtual.clearSpokenPhraseLog();
  // The virtual screen reader logs a phrase for each mutation of a live region: also when an attribute changes next to
  // the text, and when the text is removed.
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1] && !phrase.endsWith(': '));
}

async function tab(times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) await virtual.press('Tab');
}

async function typeValues(): Promise<void> {
  for (const text of Object.values(values)) {
    await virtual.type(text);
    await tab(1);
  }
}

// A virtual screen reader has one language: roles and states are in English.
it.each<[Messages]>([[en], [de], [ar], [he]])(
  'a screen reader announces each step from the first field to the next message: $lang',
  async (messages) => {
    const { fetch, answer } = fakeFetch(503);
    render(<ContactForm formId="read" baseUrl="/" messages={messages} fetch={fetch} />);
    await virtual.start({ container: document.body });

    // Through the form, to a submit of the empty form
    await tab(4);
    expect(await heard(`button, ${messages.actions.submit}`)).toEqual([
      'document',
      `textbox, ${messages.labels.name}, required`,
      `textbox, ${messages.labels.email}, required`,
      `textbox, ${messages.labels.message}, required`,
      `button, ${messages.actions.submit}`,
    ]);
    await virtual.press('Enter');
    const refused = `textbox, ${messages.labels.name}, ${messages.errors.nameRequired}, invalid, required`;
    expect((await heard(refused)).at(-1)).toBe(refused);

    // Correction: a corrected field is no longer invalid, the next one still is
    await virtual.type('Ada');
    await waitFor(() =>
      expect(screen.getByLabelText(messages.labels.name)).not.toHaveAttribute('aria-invalid'),
    );
    await tab(1);
    const next = `textbox, ${messages.labels.email}, ${messages.errors.emailRequired}, invalid, required`;
    expect((await heard(next)).at(-1)).toBe(next);
    await virtual.type('ada@example.com');
    await tab(1);
    await virtual.type('Hello');
    await tab(1);
    await heard(`button, ${messages.actions.submit}`);

    // Failure: it is announced once for each submit
    const sending = `polite: ${messages.actions.sending}`;
    for (const attempt of ['first', 'second']) {
      await virtual.press('Enter');
      const button = `button, ${messages.actions.sendAgain}`;
      const phrases = await heard(button);
      const announced = phrases.slice(phrases.indexOf(sending));
      const failure = `assertive: ${failureText('unconfirmed', messages)}`;
      expect([attempt, ...announced]).toEqual([attempt, sending, failure, button]);
    }

    // Success: the heading has the focus, and the status announces it when the focus is elsewhere
    answer(201);
    await virtual.press('Enter');
    const phrases = await heard(`polite: ${messages.outcomes.sentTitle}`);
    expect(phrases).toContain(`heading, ${messages.outcomes.sentTitle}, level 2`);
    await tab(1);
    await virtual.press('Enter');
    const again = `textbox, ${messages.labels.message}, required`;
    expect((await heard(again)).at(-1)).toBe(again);
  },
);

it('does not announce that it is sending if values are invalid', async () => {
  render(<ContactForm formId="read" baseUrl="/" />);
  await import('../../src/engine/createEngine.js');
  screen.getByLabelText('Name').focus();
  await virtual.start({ container: document.body });
  await tab(3);
  await virtual.press('Enter');
  const refused = 'textbox, Name, Enter your name., invalid, required';
  expect(await heard(refused)).not.toContain('polite: Sending…');
});

it('each live region gets a text once for each event, and again for the same failure', async () => {
  const { fetch } = fakeFetch(429, 429, 201);
  render(<ContactForm formId="read" baseUrl="/" fetch={fetch} defaultValues={values} />);
  const button = screen.getByRole('button');
  const told: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, addedNodes, target } of records) {
      const nodes = type === 'childList' ? Array.from(addedNodes) : [target];
      told.push(...nodes.map(({ textContent }) => spoken(textContent ?? '')));
    }
  });
  // The regions exist from the start, because some screen readers do not announce a region that appears with its text.
  const regions = [screen.getByRole('alert'), screen.getByRole('status')];
  for (const region of regions)
    observer.observe(region, { childList: true, characterData: true, subtree: true });

  const failure = failureText('rateLimited');
  for (const expected of [failure, failure, en.outcomes.sentTitle]) {
    told.length = 0;
    button.click();
    await waitFor(() => expect(told).toContain(expected));
    expect(told).toEqual([en.actions.sending, expected]);
  }
  expect(screen.getByRole('status')).toBe(regions[1]);
  observer.disconnect();
});

it('announces a restored draft in a live region that was empty before', async () => {
  storeDraft('read', { message: 'Hello' });
  await virtual.start({ container: document.body });
  const frames: (string | null)[] = [];
  const look = () => {
    const region = document.querySelector('.rck-draft [role=status]');
    if (region) frames.push(region.textContent);
    if (!region?.textContent) requestAnimationFrame(look);
  };
  look();
  render(<ContactForm formId="read" baseUrl="/" draft />);
  expect(await heard(`polite: ${en.outcomes.draftRestored}`)).toContain(
    `polite: ${en.outcomes.draftRestored}`,
  );
  expect(frames[0]).toBe('');
});

it('an element of the form has the focus in every state until the confirmation disappears', async () => {
  const { fetch, answer } = fakeFetch({ status: 422, body: '{"errors":{"email":"x"}}' });
  render(<ContactForm formId="read" baseUrl="/" fetch={fetch} />);
  const form = document.querySelector('form') as HTMLFormElement;
  const seen: [state: string | undefined, focused: string | null | undefined][] = [];
  const observer = new MutationObserver(() =>
    seen.push([
      form.dataset['status'],
      document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
    ]),
  );
  observer.observe(form, { attributeFilter: ['data-status'] });

  await virtual.start({ container: document.body });
  await tab(1);
  await typeValues();
  await virtual.press('Enter');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  answer(500);
  await tab(2);
  await virtual.press('Enter');
  await findFailure('unconfirmed');
  expect(screen.getByRole('button', { name: en.actions.sendAgain })).toHaveFocus();
  answer(200);
  await virtual.press('Enter');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  await tab(1);
  await virtual.press('Enter');
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
  observer.disconnect();

  expect(seen.map(([state]) => state)).toEqual([
    'pending',
    'idle',
    'pending',
    'error',
    'pending',
    'success',
    'idle',
  ]);
  // When the button of the confirmation has disappeared, focus follows later, because Orca would not announce it.
  seen.pop();
  expect(seen.filter(([, focused]) => !focused || focused === document.body.textContent)).toEqual([]);
});

it('a screen reader reads a form with a trap to its end, but not the trap', async () => {
  render(
    <ContactForm formId="trap" baseUrl="/">
      <ContactField name="name" />
      <ContactTrap />
      <ContactSubmit />
    </ContactForm>,
  );
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  expect(phrases).toContain('textbox, Name, required');
  expect(phrases).toContain(`button, ${en.actions.submit}`);
  expect(phrases.join()).not.toContain(en.hints.leaveEmpty);
});
