import type { SubmissionError } from '../client/SubmissionError.js';
import type { FallbackContacts } from '../fallback/links.js';
import type { Submission } from '../form/store.js';
import type { CustomMessages } from './Messages.js';

/**
 * The message of a field error.
 *
 * @param text the message if the catalog does not have the key
 */
export function errorText(key: string, { errors }: CustomMessages, text = key): string {
  return (Object.hasOwn(errors, key) && errors[key]) || text || errors.fieldInvalid;
}

/** The app's own message for a field, from an error that its `send` or `deliver` has thrown. Empty if there is none. */
export function ownText({ fieldTexts }: SubmissionError, name: string): string {
  // In plain JavaScript, it can be a list, or an object, which React cannot render.
  const [text] = [fieldTexts?.[name]].flat();
  return typeof text === 'string' ? text.trim() : '';
}

interface OutcomeOptions {
  messages: CustomMessages;
  fallback?: Pick<FallbackContacts, 'email'> | undefined;
}

/**
 * The title of a failed submission, with the space before the text, and the text. The text contains the wait if it is known
 * and `Intl` supports the language.
 */
export function outcomeText(
  { code, retryAfter }: Pick<SubmissionError, 'code'> & Partial<Pick<SubmissionError, 'retryAfter'>>,
  { messages: { lang, outcomes }, fallback }: OutcomeOptions,
): { title: string; text: string } {
  const time = code === 'rateLimited' && retryAfter && formatDelay(lang, retryAfter);
  const texts: Readonly<Record<string, string | undefined>> = outcomes;
  // In plain JavaScript, a catalog can be incomplete, and a `send` can throw an error with another code.
  const known =
    typeof texts[code] === 'string' ? code : code === 'challengeFailed' ? 'notSent' : 'unconfirmed';
  return {
    title: withSpace(texts[known === 'challengeFailed' ? 'notSentTitle' : `${known}Title`]),
    text:
      (time && outcomes.rateLimitedUntil?.replace('{time}', time)) ||
      (known === 'rejected' && fallback?.email && outcomes.rejectedWithEmail) ||
      outcomes[known],
  };
}

/** The title and the text of a failed submission in one string. */
export function outcomeMessage(...args: Parameters<typeof outcomeText>): string {
  return Object.values(outcomeText(...args)).join('');
}

/** A sentence with the space before the next one. Chinese and Japanese have none: their punctuation contains it. */
export function withSpace(sentence = ''): string {
  return sentence.replace(/[^。！？]$/, '$& ');
}

/** The text for screen readers while a submission is pending, and after a success. */
export function submissionText(
  { status, isSending, isSlow }: Submission,
  { actions, outcomes }: CustomMessages,
): string | undefined {
  if (isSending) return actions[isSlow ? 'stillSending' : 'sending'];
  return status === 'success' ? outcomes.sentTitle : undefined;
}

/**
 * A wait in minutes, rounded up: "in 2 minutes" for 90 seconds. Undefined if the browser does not support
 * the language, because it would use another one.
 */
export function formatDelay(lang: string, seconds: number): string | undefined {
  try {
    const { RelativeTimeFormat } = Intl;
    const [known] = RelativeTimeFormat.supportedLocalesOf(lang);
    return known && new RelativeTimeFormat(known).format(Math.ceil(seconds / 60), 'minute');
  } catch {
    // The catalog's tag is not valid, or the browser or embedded engine has no `RelativeTimeFormat`.
    return undefined;
  }
}
