// What Orca, a real screen reader, says in Firefox and Chromium. The order of the utterances depends on timing, so the
// journeys check how often a text is heard. A person reads the transcripts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import type { ContactFormProps } from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { outcomeText } from '../../src/messages/messageText.js';
import type { ScenarioFormId } from '../../src/sandbox/scenarios.js';
import { findProgram } from '../support/programs/findProgram.js';
import { serveJourneys, type Journeys } from '../support/screenreader/serveJourneys.js';
import { SITE, type Kind } from '../support/screenreader/site.js';
import {
  startScreenReader,
  type BrowserName,
  type ScreenReader,
} from '../support/screenreader/startScreenReader.js';
import { values } from '../support/values.js';

// Stops here with a notice if it is missing.
const ORCA = findProgram('orca');
const BROWSERS: readonly BrowserName[] = ['firefox', 'chromium'];
const LOCALES = { en, de, ar };
const TRANSCRIPTS = new URL('transcripts/', import.meta.url);

interface PageOptions {
  kind?: Kind;
  /** Milliseconds until the form receives the response. */
  delay?: number;
  isOffline?: boolean;
}

/** A visitor of a form in one language. */
interface Visit extends ScreenReader {
  messages: typeof en;
  journeys: Journeys;
  openForm: (
    formId: 'contact' | ScenarioFormId,
    props?: Partial<ContactFormProps>,
    page?: PageOptions,
  ) => Promise<string>;
}

interface Journey {
  name: string;
  /** The languages in which each run of the CI takes this journey. */
  minimal?: readonly string[];
  take: (visit: Visit) => Promise<void>;
}

const fallback = { email: 'hello@example.com', phone: '+1 555 0100' };
const filled = { defaultValues: values };

/** The outcomes that the form shows in its status, with the form and the props that cause them. */
const FAILURES = {
  unconfirmed: ['sandbox-server-error', {}, {}],
  invalid: ['sandbox-invalid', {}, {}],
  notSent: ['sandbox-not-sent', {}, {}],
  rateLimited: ['sandbox-rate-limited', {}, {}],
  rejected: ['sandbox-rejected', { fallback }, {}],
  offline: ['contact', {}, { isOffline: true }],
} as const satisfies Record<string, readonly [string, Partial<ContactFormProps>, PageOptions]>;

const JOURNEYS: readonly Journey[] = [
  {
    name: 'Tab through an empty form',
    minimal: ['en'],
    async take({ openForm, tabTo, messages: { labels, actions } }) {
      await openForm('contact');
      for (const label of Object.values(labels)) {
        const heard = await tabTo(label);
        expectOnce(heard, 'required');
        expectNever(heard, 'invalid');
      }
      await tabTo(actions.submit);
    },
  },
  {
    name: 'Submit an empty form, and correct it',
    minimal: ['en'],
    async take({ openForm, tabTo, press, type, messages: { labels, errors, actions } }) {
      await openForm('contact');
      await tabTo(actions.submit);
      const heard = await press('Return', errors.nameRequired);
      expectOnce(heard, `${labels.name} entry`, 'invalid entry');
      await type('Ada');
      const next = await press('Tab', errors.emailRequired);
      expectOnce(next, `${labels.email} entry`, 'invalid entry');
      const back = await press('shift+Tab', `${labels.name} entry Ada`);
      expectNever(back, 'invalid', errors.nameRequired);
    },
  },
  {
    name: 'Success, and another message',
    minimal: ['en'],
    async take({ openForm, tabTo, press, type, messages: { labels, outcomes, actions } }) {
      const { name, email } = values;
      await openForm('contact', { defaultValues: { name, email } });
      await tabTo(labels.message);
      await type('Hello');
      await tabTo(actions.submit);
      const heard = await press('Return', outcomes.sentTitle);
      expectOnce(heard, actions.sending, outcomes.sentTitle);
      await press('Down', outcomes.sentText);
      await tabTo(actions.sendAnother);
      expectOnce(await press('Return', `${labels.message} entry`), `${labels.message} entry`);
    },
  },
  {
    name: 'A response after ten seconds',
    async take({ openForm, tabTo, press, hear, messages: { outcomes, actions } }) {
      await openForm('contact', filled, { delay: 10_000 });
      await tabTo(actions.submit);
      expectOnce(await press('Return', actions.stillSending), actions.sending, actions.stillSending);
      expectOnce(await hear(outcomes.sentTitle), outcomes.sentTitle);
    },
  },
  {
    name: 'A field that the backend rejects',
    async take({ openForm, tabTo, press, messages: { labels, errors, actions } }) {
      await openForm('sandbox-invalid-email', filled);
      await tabTo(actions.submit);
      const heard = await press('Return', errors.fieldNotAccepted);
      expectOnce(heard, actions.sending, `${labels.email} entry`, 'invalid entry');
    },
  },
  ...Object.entries(FAILURES).map(([code, [formId, props, page]]): Journey => ({
    name: code === 'offline' ? 'The failure offline' : `The failure ${code}, twice`,
    minimal: code === 'unconfirmed' ? Object.keys(LOCALES) : [],
    async take(visit) {
      await visit.openForm(formId, { ...filled, ...props }, page);
      await visit.tabTo(visit.messages.actions.submit);
      const error = { code, ...(code === 'rateLimited' && { retryAfter: 120 }) };
      // If the visitor submits again, the form tries to send.
      await fail(visit, error as Failure, code === 'offline' ? 1 : 2, props);
    },
  })),
  {
    name: 'An engine that does not load, twice',
    async take(visit) {
      const { journeys, openForm, tabTo, messages } = visit;
      journeys.breakEngine(true);
      try {
        await openForm('contact', filled);
        await tabTo(messages.actions.submit);
        await fail(visit, { code: 'notSent' });
      } finally {
        journeys.breakEngine(false);
      }
    },
  },
  {
    name: 'The fallback actions after a failure',
    async take({ openForm, tabTo, press, messages: { outcomes, actions } }) {
      await openForm('sandbox-server-error', { ...filled, fallback });
      await tabTo(actions.submit);
      await press('Return', lastWords(outcomes.unconfirmed));
      await tabTo(actions.sendByEmail);
      await tabTo(actions.copyMessage);
      await press('Return', actions.copied);
      await tabTo(fallback.phone);
    },
  },
  {
    name: 'A response while focus is elsewhere on the page',
    async take({ openForm, tabTo, press, hear, messages: { outcomes, actions } }) {
      await openForm('contact', filled, { delay: 5_000 });
      await tabTo(actions.submit);
      await press('Return', actions.sending);
      await press('Tab', SITE.after);
      expectOnce(await hear(outcomes.sentTitle), outcomes.sentTitle);
    },
  },
  {
    name: 'A draft: keep it, then discard it',
    async take({ openForm, tabTo, press, type, messages: { labels, outcomes, actions } }) {
      await openForm('contact', { draft: true });
      await tabTo(labels.name);
      await type('Ada');
      expectHeard(await openForm('contact', { draft: true }), outcomes.draftRestored);
      await tabTo(actions.keepDraft);
      await press('Return', `${labels.name} entry Ada`);
      expectHeard(await openForm('contact', { draft: true }), outcomes.draftRestored);
      await tabTo(actions.discardDraft);
      expectNever(await press('Return', `${labels.name} entry`), 'Ada');
    },
  },
  {
    name: 'The suggestion for a misspelled address',
    async take({ openForm, tabTo, press, type, messages: { labels, hints } }) {
      await openForm('contact');
      await tabTo(labels.email);
      await type('ada@gmial.com');
      const suggestion = hints.emailSuggestion.replace('{email}', 'ada@gmail.com');
      expectOnce(await press('Tab', suggestion), suggestion);
      await press('shift+Tab', suggestion);
      const heard = await press('Return', `${labels.email} entry ada@gmail.com`);
      expectNever(` · ${heard} · `, ' · ai · ');
    },
  },
  {
    name: 'Groups, a select and a consent',
    async take({ openForm, tabTo, press, messages: { errors, hints, actions } }) {
      await openForm('contact', { requiredMark: 'required' }, { kind: 'groups' });
      await tabTo(actions.submit);
      expectHeard(await press('Return', errors.choiceRequired), SITE.reply, hints.required);
      await press('space');
      const group = await press('Tab', errors.choiceRequired);
      expectHeard(group, SITE.days, hints.required);
      await press('space');
      await tabTo(SITE.topic);
      expectHeard(await tabTo(SITE.consent), errors.checkboxRequired);
    },
  },
  {
    name: 'The counter',
    async take({ openForm, tabTo, press, type, messages }) {
      const left = (count: number) =>
        messages.hints.charactersLeft.replace('{count}', new Intl.NumberFormat(messages.lang).format(count));
      await openForm('contact', {}, { kind: 'counter' });
      expectHeard(await tabTo(messages.labels.message), left(30));
      expectOnce(await type('Hello', left(25)), left(25));
      await press('Tab');
      // Twice in Firefox, which reports the change of a description only when Orca asks for it.
      expectHeard(await press('shift+Tab', left(25)), left(25));
    },
  },
  {
    name: 'A challenge',
    async take({ openForm, tabTo, press, messages: { hints, outcomes, actions } }) {
      await openForm('contact', filled, { kind: 'challenge' });
      await tabTo(actions.submit);
      expectOnce(await press('Return', hints.completeChallenge), hints.completeChallenge);
      await press('shift+Tab', SITE.human);
      expectOnce(await press('space', outcomes.sentTitle), actions.sending, outcomes.sentTitle);
    },
  },
  {
    name: 'A challenge that fails',
    async take({ openForm, tabTo, press, messages: { hints, outcomes, actions } }) {
      await openForm('contact', filled, { kind: 'failingChallenge' });
      await tabTo(actions.submit);
      await press('Return', hints.completeChallenge);
      await press('shift+Tab', SITE.human);
      const last = lastWords(outcomes.challengeFailed);
      expectOnce(await press('space', last), outcomes.notSentTitle, last);
    },
  },
  {
    name: 'useContactForm: invalid, failed twice, sent',
    async take(visit) {
      const { openForm, tabTo, press, messages } = visit;
      const { labels, errors, outcomes, actions } = messages;
      await openForm('contact', {}, { kind: 'hook' });
      await tabTo(actions.submit);
      expectOnce(await press('Return', errors.nameRequired), `${labels.name} entry`, 'invalid entry');
      await openForm('sandbox-server-error', filled, { kind: 'hook' });
      await tabTo(actions.submit);
      await fail(visit, { code: 'unconfirmed' });
      await openForm('contact', filled, { kind: 'hook' });
      await tabTo(actions.submit);
      expectOnce(await press('Return', outcomes.sentTitle), actions.sending, outcomes.sentTitle);
    },
  },
];

describe.each(BROWSERS)('%s', (browser) => {
  let journeys: Journeys;
  let screenReader: ScreenReader;

  beforeAll(async () => {
    journeys = await serveJourneys();
    screenReader = await startScreenReader(browser, journeys);
  });

  afterAll(async () => {
    screenReader?.stop();
    await journeys?.close();
  });

  describe.each(Object.entries(LOCALES))('%s', (locale, messages) => {
    const transcripts = new Map<string, readonly string[]>();

    for (const { name, minimal, take } of JOURNEYS) {
      // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the journeys of the table have names and assertions
      test(name, { tags: minimal?.includes(locale) ? ['minimal'] : [] }, async () => {
        screenReader.takeTranscript();
        const steps: string[] = [];
        onTestFailed(() => console.info([...steps, ...screenReader.takeTranscript()].join('\n')));
        await take({
          ...screenReader,
          messages,
          journeys,
          openForm(formId, props, { kind = 'form', delay = 500, isOffline } = {}) {
            steps.push(...screenReader.takeTranscript());
            return screenReader.open({
              kind,
              delay: String(delay),
              ...(isOffline && { offline: '' }),
              props: JSON.stringify({ formId, locale, ...props }),
            });
          },
        });
        transcripts.set(name, [...steps, ...screenReader.takeTranscript()]);
      });
    }

    afterAll(() => {
      // A record of some of the journeys would replace that of all.
      if (transcripts.size < JOURNEYS.length) return;
      const journeysText = JOURNEYS.map(
        ({ name }) =>
          `\n## ${name}\n\n${transcripts
            .get(name)
            ?.map((step) => `- ${step}\n`)
            .join('')}`,
      );
      mkdirSync(TRANSCRIPTS, { recursive: true });
      writeFileSync(
        new URL(`${browser}-${locale}.md`, TRANSCRIPTS),
        `# Orca ${versionOf(ORCA)} in ${versionOf(findProgram(browser))}, ${locale}\n${journeysText.join('')}`,
      );
    });
  });
});

type Failure = Parameters<typeof outcomeText>[0];

/** Submits from the focused submit button. The same failure is heard each time. */
async function fail(
  { press, messages }: Visit,
  error: Failure,
  times = 2,
  props: Partial<ContactFormProps> = {},
): Promise<void> {
  const { title, text } = outcomeText(error, { messages, fallback: props.fallback });
  for (let submits = 0; submits < times; submits += 1) {
    expectOnce(await press('Return', lastWords(text)), title, lastWords(text));
  }
}

/** A browser can announce a text in several parts. */
function lastWords(text: string): string {
  return text.split(' ').slice(-3).join(' ');
}

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}

function timesOf(heard: string, text: string): number {
  return heard.split(text).length - 1;
}

function expectOnce(heard: string, ...texts: readonly string[]): void {
  for (const text of texts) expect(timesOf(heard, text), `“${text}” in “${heard}”`).toBe(1);
}

function expectNever(heard: string, ...texts: readonly string[]): void {
  for (const text of texts) expect(timesOf(heard, text), `“${text}” in “${heard}”`).toBe(0);
}

/** At least once: Orca repeats a description that appears while a field of Chromium has focus. */
function expectHeard(heard: string, ...texts: readonly string[]): void {
  for (const text of texts) expect(timesOf(heard, text), `“${text}” in “${heard}”`).toBeGreaterThan(0);
}
