import type { SubmissionError } from '../client/SubmissionError.js';
import { formatDelay } from './formatDelay.js';
import type { Messages } from './Messages.js';

/** Why a submission failed, in words; with the wait when it is known, and the browser can say it in the language. */
export function outcomeText(
  { code, retryAfter }: Pick<SubmissionError, 'code' | 'retryAfter'>,
  messages: Messages,
): string {
  const time = code === 'rateLimited' && retryAfter && formatDelay(messages.lang, retryAfter);
  return time ? messages.rateLimitedUntil.replace('{time}', time) : messages[code];
}
