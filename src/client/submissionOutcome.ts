import type { SubmissionErrorCode } from './SubmissionError.js';

/**
 * What an answer says about the submission. Only a 2xx that was not redirected counts as accepted: a followed
 * redirect turns POST into GET, and its 200 says nothing.
 */
export function submissionOutcome(response: Response): 'accepted' | SubmissionErrorCode {
  const { status, redirected } = response;
  if (redirected) return 'unconfirmed';
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 400 || status === 422) return 'invalid';
  if (status === 408 || status === 425) return 'notAccepted';
  if (status === 429) return 'rateLimited';
  if (status >= 400 && status < 500) return 'rejected';
  return 'unconfirmed';
}
