import type { SubmissionErrorCode } from './SubmissionError.js';

const CODES: Record<number, SubmissionErrorCode> = {
  400: 'invalid',
  408: 'notAccepted',
  422: 'invalid',
  425: 'notAccepted',
  429: 'rateLimited',
};

/**
 * What an answer says about the submission. Only a 2xx that was not redirected counts as accepted: a followed
 * redirect turns POST into GET, and its 200 says nothing.
 */
export function submissionOutcome({ ok, redirected, status }: Response): 'accepted' | SubmissionErrorCode {
  if (redirected) return 'unconfirmed';
  if (ok) return 'accepted';
  return CODES[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'unconfirmed');
}
