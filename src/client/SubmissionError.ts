/**
 * The reason for a failure.
 *
 * - `invalid`: the values are not valid. If `status` is 400 or 422, the backend rejected them, and `fields` contains
 *   the invalid fields that the response names. If validation in the browser failed, `status` is not set.
 * - `notSent`: nothing was sent, or the backend did not process the submission (408, 425). Sending again is safe.
 * - `challengeFailed`: the CAPTCHA did not load, failed or was not completed, so nothing was sent. If `status` is
 *   428, the backend did not accept the CAPTCHA token.
 * - `rateLimited`: too many submissions (429). `retryAfter` is the number of seconds to wait, if known.
 * - `rejected`: the form does not accept messages (any other 4xx except 407).
 * - `offline`: the device reports no network, so the form or hook sent nothing. `submitContact` always sends.
 * - `unconfirmed`: the message might have arrived (5xx, 407, redirect, web page, timeout, abort, broken connection).
 */
export type SubmissionErrorCode =
  'invalid' | 'notSent' | 'challengeFailed' | 'rateLimited' | 'rejected' | 'offline' | 'unconfirmed';

/** The details of a `SubmissionError`. */
export interface SubmissionErrorDetails {
  /** HTTP status of the response, if known. */
  status?: number | undefined;
  /**
   * Names of the fields that were not accepted. To show your own error messages on the fields, set an object with a
   * message for each name, in the form's language.
   */
  fields?: readonly string[] | Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number | undefined;
  /** The error that caused this one. It can contain the visitor's text, so check it before you log it. */
  cause?: unknown;
}

/**
 * The error of a submission that was not accepted. Only `cause` and `fieldTexts` can contain text from the visitor or
 * the backend.
 */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  /** The reason for the failure. */
  declare readonly code: SubmissionErrorCode;
  /** HTTP status of the response, if the client could read it. */
  declare readonly status: number | undefined;
  /** Names of the fields that the backend did not accept. */
  declare readonly fields: readonly string[];
  /** Your own error messages for these fields, by field name. */
  declare readonly fieldTexts: Readonly<Record<string, string>> | undefined;
  /**
   * Seconds to wait, from `Retry-After` or `RateLimit`. Undefined if the wait is unknown, has already passed, or is longer
   * than two hours.
   */
  declare readonly retryAfter: number | undefined;

  constructor(code: SubmissionErrorCode, details: SubmissionErrorDetails = {}) {
    const { status, fields = [], retryAfter } = details;
    super(status ? `${code}, HTTP status ${status}` : code, details);
    this.code = code;
    this.status = status;
    this.fields = Array.isArray(fields)
      ? (fields as readonly string[])
      : Object.keys((this.fieldTexts = fields as Readonly<Record<string, string>>));
    this.retryAfter = retryAfter;
  }
}
