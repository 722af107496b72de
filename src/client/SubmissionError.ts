/**
 * The reason for a failure.
 *
 * - `invalid`: the values are not valid. Either the backend rejected them (400, 422), and `fields` names the rejected
 *   fields, if known; or they failed validation, no visible field can show the error, and `status` is undefined.
 * - `notSent`: the backend did not process the submission (408, 425), or nothing was sent. Sending again is safe.
 * - `challengeFailed`: the widget in `ContactChallenge` did not load, failed, or was not completed, so nothing was sent; or
 *   the backend did not accept its token (428).
 * - `rateLimited`: too many submissions (429). `retryAfter` is the wait, if known.
 * - `rejected`: the form does not accept messages (any other 4xx; browsers report 407 as a broken connection).
 * - `offline`: the device reports no network, so a form or hook did not send. Later submits are sent until the event
 *   `online`, because the report can be wrong. `submitContact` always sends.
 * - `unconfirmed`: the message might have been stored (5xx, redirect, web page, timeout, abort, broken connection).
 */
export type SubmissionErrorCode =
  'invalid' | 'notSent' | 'challengeFailed' | 'rateLimited' | 'rejected' | 'offline' | 'unconfirmed';

/** The details of a `SubmissionError`. */
export interface SubmissionErrorDetails {
  /** HTTP status of the response, if one was readable. */
  status?: number | undefined;
  /**
   * Names of the fields that were not accepted, or an object with your error message for each name. Write the messages in the
   * language of the form, which shows them on the fields.
   */
  fields?: readonly string[] | Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number | undefined;
  /** The error that caused this one. It can contain the visitor's text, so check it before you log it. */
  cause?: unknown;
}

/**
 * The error of a submission that was not accepted. It does not contain the visitor's text or text from the backend, except in
 * `cause` and `fieldTexts`.
 */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  /** The reason for the failure. */
  declare readonly code: SubmissionErrorCode;
  /** HTTP status, if the client could read one. */
  declare readonly status: number | undefined;
  /** Names of the payload's fields that the backend did not accept. */
  declare readonly fields: readonly string[];
  /** Your app's error messages for these fields, by name. Undefined if the error has no messages. */
  declare readonly fieldTexts: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait, from `Retry-After` or `RateLimit`. Undefined above two hours. */
  declare readonly retryAfter: number | undefined;

  constructor(code: SubmissionErrorCode, details: SubmissionErrorDetails = {}) {
    const { status, fields = [], retryAfter } = details;
    super(`${code}, HTTP status ${status ?? 'unknown'}`, details);
    this.code = code;
    this.status = status;
    this.fields = Array.isArray(fields)
      ? (fields as readonly string[])
      : Object.keys((this.fieldTexts = fields as Readonly<Record<string, string>>));
    this.retryAfter = retryAfter;
  }
}
