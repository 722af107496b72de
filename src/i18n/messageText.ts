import type { SubmissionError } from '../client/SubmissionError.js';
import type { CustomMessages } from '../locales/Messages.js';
import { parseLocale } from './parseLocale.js';

/** The message of a field error. If the catalog does not have the key, the key itself is the message. */
export function errorText(key: string, { errors }: CustomMessages): string {
  return (Object.hasOwn(errors, key) && errors[key]) || key || errors.fieldInvalid;
}

/** The labels of the submit button, one for each state. */
export const SUBMIT_LABELS = ['submit', 'sendAgain', 'sending', 'stillSending'] as const;

interface OutcomeOptions {
  messages: CustomMessages;
  /** Only its presence is used. */
  fallbackEmail?: object | string | undefined;
}

/**
 * The title and the text of a failed submission. The text contains the wait if it is known and `Intl` supports the
 * language.
 */
export function outcomeText(
  { code, retryAfter }: Pick<SubmissionError, 'code'> & Partial<Pick<SubmissionError, 'retryAfter'>>,
  { messages: { lang, outcomes }, fallbackEmail }: OutcomeOptions,
): { title: string; text: string } {
  const time = code === 'rateLimited' && retryAfter && formatDelay(lang, retryAfter);
  const texts: Readonly<Record<string, string | undefined>> = outcomes;
  // In plain JavaScript, a catalog can be incomplete, and a `send` can throw an error with another code.
  const known =
    Object.hasOwn(texts, code) && texts[code] ? code : code === 'challengeFailed' ? 'notSent' : 'unconfirmed';
  return {
    title: texts[known === 'challengeFailed' ? 'notSentTitle' : `${known}Title`] ?? '',
    text:
      (time && outcomes.rateLimitedUntil?.replace('{time}', time)) ||
      (known === 'rejected' && fallbackEmail && outcomes.rejectedWithEmail) ||
      outcomes[known],
  };
}

/** The title and the text of a failed submission in one string. */
export function outcomeMessage(...args: Parameters<typeof outcomeText>): string {
  const { title, text } = outcomeText(...args);
  // Chinese and Japanese have no space between sentences.
  return [title, text].filter(Boolean).join(title?.endsWith('。') ? '' : ' ');
}

/** The text of a suggested email address. The address is isolated, because it is left-to-right in every language. */
export function suggestionText(email: string, { hints }: CustomMessages): string {
  const isolated = `\u2066${email}\u2069`;
  return hints.emailSuggestion?.replace('{email}', () => isolated) ?? isolated;
}

/** The number format that was used last. Creating one takes 40 times as long as formatting a number. */
let lastFormat: { lang: string; format: Intl.NumberFormat } | undefined;

/** The text of the counter: how many characters are left, or over the limit. */
export function counterText(left: number, { lang, hints }: CustomMessages): string {
  if (lastFormat?.lang !== lang) {
    lastFormat = { lang, format: new Intl.NumberFormat([parseLocale(lang)[0] ?? 'en', 'en']) };
  }
  const count = lastFormat.format.format(Math.abs(left));
  return (left < 0 ? hints.charactersOver : hints.charactersLeft).replace('{count}', count);
}

/**
 * A wait in minutes, rounded up: "in 2 minutes" for 90 seconds. Undefined if the browser does not support
 * the language, because it would use another one.
 */
export function formatDelay(lang: string, seconds: number): string | undefined {
  try {
    const { RelativeTimeFormat } = Intl;
    const [known] = RelativeTimeFormat.supportedLocalesOf(parseLocale(lang)[0] ?? 'en');
    return known && new RelativeTimeFormat(known).format(Math.ceil(seconds / 60), 'minute');
  } catch {
    // Some browsers and embedded engines have no RelativeTimeFormat.
    return undefined;
  }
}
