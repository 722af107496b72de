import { DEFAULT_TIMEOUT, isResponse, requestSubmission, type ContactPayload } from '../client/request.js';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { withTimeout } from '../client/withTimeout.js';
import { normalizeText } from '../schema/normalizeText.js';
import { parseValues, type FieldErrors } from '../schema/parseValues.js';
import type { CheckedOptions, ContactEndpointOptions } from './endpointOptions.js';
import { randomId, type ContactSubmission, type DeliveredPayload } from './submission.js';
import { undeclaredErrors } from './undeclaredFields.js';

/** A submission that has been read but not validated. */
export interface ReceivedSubmission extends Pick<ContactSubmission, 'formId' | 'locale' | 'isTrapFilled'> {
  /** The values by field name, undeclared fields included. */
  values: Readonly<Record<string, unknown>>;
  /** Counts the submission. Returns the seconds to wait if the limit is reached. */
  limit: () => Promise<number | undefined>;
  /** Verifies the token of a CAPTCHA. */
  verify?: (() => boolean | Promise<boolean>) | undefined;
}

/** A submission that was not accepted. */
export interface Failure {
  status: 'failed';
  /** The errors that fields of the form can show. If there are any, the code of `error` is `invalid`. */
  errors: FieldErrors;
  error: SubmissionError;
}

export type Outcome = { status: 'accepted'; id: string } | Failure;

type AcceptOptions = Pick<ContactEndpointOptions, 'deliver' | 'onError' | 'schema'> &
  Pick<CheckedOptions, 'fields' | 'others'> & {
    /** Composes the text of a valid submission. */
    textOf: (payload: ContactPayload) => Promise<string>;
  };

/** Validates a submission and delivers it once. Never throws. */
export async function acceptSubmission(
  { values, limit, verify, ...received }: ReceivedSubmission,
  { deliver, onError = logError, schema, fields, others, textOf }: AcceptOptions,
): Promise<Outcome> {
  function fail(errors: FieldErrors, error: SubmissionError): Failure {
    const names = new Set([...declared, ...Object.keys(values)]);
    const known = Object.entries(errors).filter(([name]) => names.has(name));
    return { status: 'failed', errors: Object.fromEntries(known), error };
  }

  const declared = new Set(fields.map(({ name }) => name));
  /** Before the delivery, an error of the schema or the CAPTCHA means that nothing was sent. */
  let code: 'notSent' | 'unconfirmed' = 'notSent';
  const rules = Object.fromEntries(fields.flatMap(({ name, rules: own }) => (own ? [[name, own]] : [])));
  // The values of choices must stay as the form has them.
  const chosen = new Set(fields.flatMap(({ name, choices }) => (choices.length > 0 ? [name] : [])));
  const normalized = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, chosen.has(name) ? value : normalizeTexts(value)]),
  );
  // A loose schema validates the other fields itself.
  const isUndeclared = ([name]: [string, unknown]) => others === undefined && !declared.has(name);
  const entries = Object.entries(normalized);
  const undeclared = Object.fromEntries(entries.filter(isUndeclared));
  const declaredValues = Object.fromEntries(entries.filter((entry) => !isUndeclared(entry)));
  try {
    const parsed = await withTimeout(
      Promise.resolve(parseValues({ values: declaredValues, rules }, schema)),
      DEFAULT_TIMEOUT,
    );
    const errors = { ...undeclaredErrors(undeclared), ...(parsed.success ? {} : parsed.errors) };
    if (!parsed.success || Object.keys(errors).length > 0)
      return fail(errors, new SubmissionError('invalid'));
    // Count only valid submissions. Otherwise, invalid requests could use up a limit that all visitors share.
    const retryAfter = await limit();
    if (retryAfter) return fail({}, new SubmissionError('rateLimited', { retryAfter }));
    if (verify) await checkToken(verify);
    const id = randomId();
    // A field without a value, such as an empty date, is not part of the payload.
    const sent = Object.entries({ ...undeclared, ...parsed.payload }).filter(
      ([, value]) => value !== undefined,
    );
    const payload = Object.fromEntries(sent) as unknown as DeliveredPayload;
    const text = await textOf(payload);
    code = 'unconfirmed';
    const submission = { id, ...received, payload, text, receivedAt: new Date().toISOString() };
    // A `Response` from `deliver` has the same meaning as one from a form's `send`.
    const send = async () => {
      try {
        return answerOf(await deliver(submission));
      } catch (error) {
        throw isUnsentEmail(error) ? new SubmissionError('notSent', { cause: error }) : reasonOf(error);
      }
    };
    const { formId, locale } = received;
    await requestSubmission({ formId, baseUrl: '/', send }, { locale, payload });
    return { status: 'accepted', id };
  } catch (cause) {
    const error = submissionError(cause) ?? new SubmissionError(code, { cause: reasonOf(cause) });
    // Not awaited: it must not delay the response.
    void callAndLog('onError', () => onError(error));
    const notAccepted = error.code === 'invalid' ? error.fields : [];
    return fail(Object.fromEntries(notAccepted.map((field) => [field, 'fieldNotAccepted'])), error);
  }
}

/** Normalizes the texts in lists and objects too. `parseValues` does not, because its code loads with each form. */
function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(normalizeTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalizeTexts(inner)]));
}

/** Anything but a response is a success. */
function answerOf(result: unknown): Response | { status: number } {
  if (isResponse(result)) return result;
  // A library can have a response of its own.
  const { ok, status } = Object(result) as Partial<Response>;
  if (ok === false) throw new Error(`deliver has returned a response with the status ${status}.`);
  return { status: 200 };
}

/** Whether an error of Nodemailer shows that nothing was sent: it had no connection, or the mail server refused the message. */
function isUnsentEmail(error: unknown): boolean {
  const { command, responseCode, syscall, timeoutType } = Object(error) as Record<string, unknown>;
  // Nodemailer's errors have the SMTP command. In other libraries, a failed connection can follow a redirect or a retry of a
  // request that arrived.
  if (typeof command !== 'string') return false;
  // All other timeouts end before the message is sent.
  const isEarlyTimeout = timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT';
  return isEarlyTimeout || Number(responseCode) >= 400 || syscall === 'connect' || syscall === 'getaddrinfo';
}

/** The app's promise can reject with `undefined`. An error without a cause would not be logged. */
function reasonOf(cause: unknown): unknown {
  return cause ?? new Error('A function of the app has rejected without a reason.');
}

/** The error of the kit that `deliver` has thrown. */
function submissionError(cause: unknown): SubmissionError | undefined {
  if (!isSubmissionError(cause)) return undefined;
  // A client in `deliver` can be offline, and the visitor of its page is not.
  return cause.code === 'offline' ? new SubmissionError('notSent', { cause }) : cause;
}

/**
 * Verifies a token, for example with a request to the CAPTCHA service.
 *
 * @throws SubmissionError `challengeFailed` if `verify` does not return `true`, throws, or takes longer than 30 seconds
 */
async function checkToken(verify: () => boolean | Promise<boolean>): Promise<void> {
  let isConfirmed: boolean;
  try {
    isConfirmed = await withTimeout(Promise.resolve(verify()), DEFAULT_TIMEOUT);
  } catch (cause) {
    throw new SubmissionError('challengeFailed', { cause: reasonOf(cause) });
  }
  // In plain JavaScript, it is easy to return the response of a service, such as `{ success: false }`, which is truthy.
  if (isConfirmed !== true) throw new SubmissionError('challengeFailed');
}

/** Logs failures. An error of the app without a cause is an answer to the visitor, such as an invalid field. */
function logError({ code, message, cause, status }: SubmissionError): void {
  if (cause || (status && code !== 'invalid'))
    console.error(`react-contact-kit: a submission was not accepted (${message}).`, cause);
}

/**
 * Calls a function of the app. If it throws or rejects, or takes longer than 30 seconds, the error is logged and the result
 * is undefined, so that the visitor still gets a response.
 */
export async function callAndLog<T>(name: string, call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(Promise.resolve(call()), DEFAULT_TIMEOUT);
  } catch (error) {
    console.error(`react-contact-kit: ${name} threw an error.`, error);
    return undefined;
  }
}
