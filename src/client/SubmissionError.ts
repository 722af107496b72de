/**
 * Why a submission has no receipt.
 *
 * - `invalid`: refused for what it says (400, 422); `fieldErrors` may name the fields.
 * - `notAccepted`: not taken, and safe to send again (408, 425, or nothing left the page).
 * - `rateLimited`: too many submissions (429); `retryAfter` may say for how long.
 * - `rejected`: the form takes no messages (any other 4xx).
 * - `offline`: the device had no network before and after the attempt.
 * - `unconfirmed`: it may or may not have been stored (5xx, redirect, time-out, abort, broken connection).
 */
export type SubmissionErrorCode =
  'invalid' | 'notAccepted' | 'rateLimited' | 'rejected' | 'offline' | 'unconfirmed';

export interface SubmissionErrorDetails {
  /** HTTP status of the answer, when there was one to see. */
  status?: number | undefined;
  /** Names of payload fields that the answer complains about. */
  fieldErrors?: readonly string[];
  /** Seconds to wait before the next attempt. */
  retryAfter?: number | undefined;
  /** What was thrown underneath. */
  cause?: unknown;
}

/** A submission that was not acknowledged. It never carries what the visitor typed, nor the server's own words. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  declare readonly code: SubmissionErrorCode;
  declare readonly status: number | undefined;
  declare readonly fieldErrors: readonly string[];
  declare readonly retryAfter: number | undefined;

  constructor(code: SubmissionErrorCode, { cause, ...details }: SubmissionErrorDetails = {}) {
    super(`${code}, HTTP status ${details.status ?? 'unknown'}`, { cause });
    Object.assign(this, { code, fieldErrors: [], ...details });
  }
}
