import type { SubmissionErrorCode } from './SubmissionError.js';

const CODES: Record<number, SubmissionErrorCode> = {
  400: 'invalid',
  408: 'notSent',
  422: 'invalid',
  425: 'notSent',
  429: 'rateLimited',
};

/**
 * The outcome of a submission, from its response. A redirected 2xx is not an acceptance: following a redirect turns POST
 * into GET, so its 200 says nothing about the submission.
 */
export function submissionOutcome({ ok, redirected, status }: Response): 'accepted' | SubmissionErrorCode {
  if (redirected) return 'unconfirmed';
  if (ok) return 'accepted';
  return CODES[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'unconfirmed');
}
