import { parseInvalidFields, readBody, retryAfter, submissionOutcome } from './response.js';
import { isSubmissionError } from './isSubmissionError.js';
import { SubmissionError } from './SubmissionError.js';
import { invalidOption, NOTHING_SENT, submissionUrl } from './submissionUrl.js';
import { withTimeout } from './withTimeout.js';

/** The names of the default fields. */
export type DefaultFieldName = 'name' | 'email' | 'message';

/** The payload without a schema: strings, booleans for checkboxes, and arrays for checkbox groups and multiple selects. */
export interface ContactPayload {
  name?: string | undefined;
  email?: string | undefined;
  message?: string | undefined;
  [name: string]: string | boolean | string[] | undefined;
}

/** The body of the request. */
export interface SubmissionBody<Payload extends object = ContactPayload> {
  /** Short language code, such as `de`. */
  locale: string;
  /** The values to send, by field name. */
  payload: Payload;
}

/** The result of an accepted submission. */
export interface SubmissionReceipt {
  /** HTTP status, 200–299. */
  status: number;
  /**
   * The response body: the parsed JSON, or the text of a body that is not JSON. Undefined if the body is empty,
   * broken or larger than 64 KiB, or takes longer than 5 seconds.
   */
  body?: unknown;
  /** When the kit finished reading the response. */
  receivedAt: Date;
}

/** Signals that help to detect spam. They are not proof. */
export interface SubmissionEvidence {
  /** Whether the honeypot contains text. Undefined if the form has no `ContactTrap`. */
  isTrapFilled?: boolean | undefined;
  /** Seconds from the first focus in the form to the submit. Undefined if the form never had focus. */
  secondsToSubmit?: number | undefined;
}

/** The argument of your `send` function. */
export interface SendRequest<Payload extends object = ContactPayload> {
  /** Public ID of the form. */
  formId: string;
  /** Short language code, such as `de`. */
  locale: string;
  /**
   * The schema's output, the fields that the schema does not contain, the CAPTCHA token and, if `ContactTrap` has
   * `discard={false}`, the honeypot.
   */
  payload: Payload;
  /** Signals that help to detect spam. */
  evidence: SubmissionEvidence;
  /** Aborted after `timeout`. */
  signal: AbortSignal;
  /** For `fetch`'s option `keepalive`: whether the request is small enough to finish after a navigation. */
  keepalive: boolean;
}

/** A response, or the receipt of a submission that the backend accepted. */
type SendAnswer = Response | Pick<SubmissionReceipt, 'status' | 'body'>;

/** The type of `send`, which returns a promise of a `Response` or of `{ status, body? }`. */
// A method type, so that a `send` for the payload of a more precise schema is assignable.
export type SendSubmission<Payload extends object = ContactPayload> = {
  send(request: SendRequest<Payload>): Promise<SendAnswer>;
}['send'];

export interface RequestOptions {
  /**
   * Replaces the global `fetch`. Called at most once per submission.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
  /**
   * Milliseconds to wait for the response, greater than 0. After this time, the outcome is `unconfirmed`.
   * @default 30000
   */
  timeout?: number | undefined;
}

interface Abortable {
  /** Rejects when the caller aborts the submission. */
  aborted?: Promise<never> | undefined;
}

/** Makes a request: `fetch`, or a function of the app that takes its place. */
type Post = (
  url: string,
  init: RequestInit & Pick<SendRequest, 'keepalive' | 'signal'>,
) => Promise<Response | SubmissionReceipt>;

/** A submission as JSON. `null` for the app's `send`, which takes the submission as it is. */
interface Encoded {
  body: string | null;
  /** An upper bound of its size in UTF-8: a UTF-16 unit takes at most three bytes. */
  bytes: number;
}

/** Where a submission goes. */
export interface Destination extends RequestOptions {
  formId: string;
  baseUrl: string;
  /** Replaces the request to the backend at `baseUrl`. */
  send?: SendSubmission | undefined;
  /** Passed to `send`. */
  evidence?: SubmissionEvidence | undefined;
}

/** The options of `submitContact`. */
export interface SubmitContactOptions<Payload extends object = ContactPayload>
  extends SubmissionBody<Payload>, RequestOptions {
  /** URL of the backend: an absolute http(s) URL. In a browser, a path that starts with `/` is allowed too. */
  baseUrl: string;
  /** Public ID of the form. */
  formId: string;
  /**
   * Aborts the submission. The outcome is `notSent` if the signal is already aborted, and `unconfirmed` if it is
   * aborted before the response arrives.
   */
  signal?: AbortSignal | undefined;
}

/** Milliseconds to wait for a response, unless `timeout` is set. */
export const DEFAULT_TIMEOUT = 30_000;
const BODY_TIMEOUT = 5_000;
// The keepalive requests of a page share 64 KiB, and the browser fails a request that exceeds this limit.
const MAX_KEEPALIVE_BYTES = 32 * 1024;

/** Bytes of the keepalive requests in flight, of all forms of the page. */
let keepaliveBytes = 0;

/**
 * Sends one submission with at most one `fetch`. Does not validate and never retries.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if `baseUrl`, `formId` or `timeout` is not valid. Nothing is sent.
 */
export async function submitContact<Payload extends object>({
  baseUrl,
  formId,
  locale,
  payload,
  signal,
  ...options
}: SubmitContactOptions<Payload>): Promise<SubmissionReceipt> {
  const url = submissionUrl(baseUrl, formId);
  if (signal?.aborted) throw new SubmissionError('notSent', { cause: signal.reason });
  const encoded = encode({ locale, payload });
  let abort: () => void;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
  });
  return postSubmission(url, encoded, payload, { ...options, aborted }).finally(() =>
    // The signal can outlive the submission.
    signal?.removeEventListener('abort', abort),
  );
}

/**
 * Makes exactly one request for a submission: one `fetch`, or one call of the app's `send`. It never retries. The status
 * of the response, or the failure of the request, determines the outcome. A web page is not an acceptance.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if an option is not valid; in that case nothing is sent
 */
export async function requestSubmission(
  { formId, baseUrl, send, evidence = {}, ...options }: Destination,
  entry: SubmissionBody<object>,
): Promise<SubmissionReceipt> {
  const { locale, payload } = entry;
  if (!send) return postSubmission(submissionUrl(baseUrl, formId), encode(entry), payload, options);
  const callSend: Post = async (_url, { keepalive, signal }) =>
    asResponse(
      await send({ formId, locale, payload: payload as ContactPayload, evidence, keepalive, signal }),
    );
  const sent = postSubmission('', { body: null, bytes: sizeOf(entry) }, payload, {
    ...options,
    fetch: callSend,
  });
  return sent.catch((error: SubmissionError) => {
    // The error that `send` has thrown.
    throw isSubmissionError(error.cause) ? error.cause : error;
  });
}

/** Makes the request, and returns the receipt of an accepted submission. */
async function postSubmission(
  url: string,
  { body, bytes }: Encoded,
  payload: object,
  {
    fetch = globalThis.fetch,
    timeout = DEFAULT_TIMEOUT,
    aborted,
  }: Omit<RequestOptions, 'fetch'> & Abortable & { fetch?: Post | undefined },
): Promise<SubmissionReceipt> {
  if (!(timeout > 0)) {
    throw invalidOption('timeout', timeout, NOTHING_SENT, 'milliseconds, such as 30000');
  }
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  // A custom `fetch` can ignore the signal. The promise must still settle in time.
  const within = <T>(milliseconds: number, promise: Promise<T>) =>
    withTimeout(Promise.race([promise, aborted ?? promise]), milliseconds);

  const keepalive = keepaliveBytes + bytes <= MAX_KEEPALIVE_BYTES;
  if (keepalive) keepaliveBytes += bytes;
  // Async, so that an exception of the app's `fetch` becomes a rejection.
  const post = async () =>
    fetch(url, {
      method: 'POST',
      // No header that the API does not list: an unlisted one fails the preflight, and nothing is sent.
      headers: { 'Content-Type': 'application/json' },
      body,
      // A path is on the site's own server, which gets its cookies anyway. A staging site can need them.
      credentials: url[0] === '/' ? 'same-origin' : 'omit',
      redirect: 'manual',
      keepalive,
      signal: controller.signal,
    });
  let failure: SubmissionError;
  try {
    // The request starts before the timer.
    const response = await within(timeout, post());
    if ('receivedAt' in response) return response;
    let outcome = submissionOutcome(response);
    let content: unknown;
    if (outcome === 'accepted' || outcome === 'invalid') {
      // A late, broken or too long body is discarded, but its start shows whether it is a web page.
      const reading = readBody(response, (start) => {
        outcome = submissionOutcome(response, start);
      });
      content = await within(BODY_TIMEOUT, reading).catch(abort);
    } else response.body?.cancel?.().catch(abort);
    if (outcome === 'accepted') return { status: response.status, body: content, receivedAt: new Date() };
    failure = new SubmissionError(outcome, {
      // An opaque redirect has the status 0.
      status: response.status || undefined,
      retryAfter: retryAfter(response.headers),
      fields: parseInvalidFields(content, Object.keys(payload)),
    });
  } catch (cause) {
    abort(cause);
    failure = new SubmissionError('unconfirmed', { cause });
  } finally {
    if (keepalive) keepaliveBytes -= bytes;
  }
  throw failure;
}

/**
 * Encodes a submission as JSON.
 *
 * @throws SubmissionError `notSent`
 */
function encode(entry: SubmissionBody<object>): Encoded {
  try {
    const body = JSON.stringify(entry);
    return { body, bytes: body.length * 3 };
  } catch (cause) {
    throw new SubmissionError('notSent', { cause });
  }
}

function sizeOf(entry: SubmissionBody<object>): number {
  try {
    return encode(entry).bytes;
  } catch {
    return Infinity;
  }
}

/** Not `instanceof`: a response can come from another realm, a library or a polyfill. */
export function isResponse(value: unknown): value is Response {
  const { ok, headers } = Object(value) as Partial<Response>;
  return typeof ok === 'boolean' && typeof headers?.get === 'function';
}

/**
 * Accepts a response, also one of another realm or of a polyfill, or a receipt.
 *
 * @throws TypeError for any other answer, so that an empty answer is not an acceptance
 */
function asResponse(answer: SendAnswer): Response | SubmissionReceipt {
  if (isResponse(answer)) return answer;
  const { status, body } = Object(answer) as Partial<SubmissionReceipt>;
  // Some HTTP clients have a result of their own, whose other members must not reach the app's callbacks.
  if (typeof status === 'number' && status >= 200 && status < 300)
    return { status, body, receivedAt: new Date() };
  throw new TypeError('send returned no response');
}
