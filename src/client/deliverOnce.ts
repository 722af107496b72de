import { invalidOption } from './invalidOption.js';
import { readBody } from './readBody.js';
import { refusedFields } from './refusedFields.js';
import { retryAfter } from './retryAfter.js';
import { SubmissionError } from './SubmissionError.js';
import { submissionOutcome } from './submissionOutcome.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds to wait for a response, unless `timeout` is set. */
export const DEFAULT_TIMEOUT = 30_000;
const BODY_TIMEOUT = 5_000;
// The keepalive requests of a page share 64 KiB, and the browser fails a request that exceeds this limit.
const MAX_KEEPALIVE_BYTES = 32 * 1024;

/** The fields of the default schema, as sent. Your own schema can have more. */
export interface ContactPayload {
  name: string;
  email: string;
  message: string;
}

/** The body of the request. */
export interface SubmissionBody<Payload extends ContactPayload = ContactPayload> {
  /** Short language code, such as `de`. */
  locale: string;
  /** The fields, at least `name`, `email` and `message`. */
  payload: Payload;
}

/** The result of a submission that the service accepted. */
export interface SubmissionReceipt {
  /** HTTP status, 200–299. */
  status: number;
  /**
   * The response body: the parsed value if it is JSON, otherwise its text. Undefined if the body is empty, larger than
   * 64 KiB, or takes longer than 5 seconds. The promise waits for the body for up to 5 seconds.
   */
  body?: unknown;
  /** When the response was complete. */
  receivedAt: Date;
}

/** The argument of the call that delivers a submission. */
export interface DeliveryRequest {
  /** Whether the submission is small enough for `fetch`'s `keepalive`, with which a request survives a navigation. */
  keepalive: boolean;
  /** Aborts after `timeout`. */
  signal: AbortSignal;
}

export interface Delivery {
  /** The fields of the submission, as sent. */
  payload: ContactPayload;
  /** Size of the encoded submission in UTF-8. An upper bound for a short submission. */
  bytes: number;
}

export interface DeliveryOptions {
  /**
   * Milliseconds to wait for the response, a positive number. A later response leaves the submission `unconfirmed`.
   * Values above 24 days count as 24 days.
   * @default 30000
   */
  timeout?: number | undefined;
}

export interface AbortableOptions extends DeliveryOptions {
  /** Rejects when the caller aborts the submission. */
  aborted?: Promise<never>;
}

/** Bytes of the keepalive requests in flight, of all forms of the page. */
let keepaliveBytes = 0;

/**
 * Delivers a submission with exactly one call of `deliver`. It never retries. The status of the response, or the failure
 * of the call, determines the outcome. A web page is not an acceptance.
 *
 * @param deliver an async function, so that an exception becomes a rejection
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if `timeout` is not a positive number; in that case nothing is sent
 */
export async function deliverOnce(
  deliver: (request: DeliveryRequest) => Promise<Response | SubmissionReceipt>,
  { payload, bytes }: Delivery,
  { timeout = DEFAULT_TIMEOUT, aborted }: AbortableOptions,
): Promise<SubmissionReceipt> {
  if (!(timeout > 0)) {
    throw invalidOption('timeout', timeout, 'nothing can be sent', 'milliseconds, such as 30000');
  }
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  // A custom `fetch` can ignore the signal. The promise must still settle in time.
  const within = <T>(milliseconds: number, promise: Promise<T>) =>
    withTimeout(Promise.race([promise, aborted ?? promise]), milliseconds);

  const keepalive = keepaliveBytes + bytes <= MAX_KEEPALIVE_BYTES;
  const reservedBytes = keepalive ? bytes : 0;
  keepaliveBytes += reservedBytes;
  // Before the timer, so that the request starts as early as possible.
  const call = deliver({ keepalive, signal: controller.signal });
  try {
    const response = await within(timeout, call);
    if ('receivedAt' in response) return response;
    let outcome = submissionOutcome(response);
    let body: unknown;
    if (outcome === 'accepted' || outcome === 'invalid') {
      // A late, broken or too long body is discarded, but its start shows whether it is a web page.
      const reading = readBody(response, (start) => {
        outcome = submissionOutcome(response, start);
      });
      body = await within(BODY_TIMEOUT, reading).catch(abort);
    } else response.body?.cancel().catch(() => undefined);
    if (outcome === 'accepted') return { status: response.status, body, receivedAt: new Date() };
    throw new SubmissionError(outcome, {
      // An opaque redirect has the status 0.
      status: response.status || undefined,
      retryAfter: retryAfter(response.headers),
      fields: refusedFields(body, Object.keys(payload)),
    });
  } catch (cause) {
    if (cause instanceof SubmissionError) throw cause;
    abort(cause);
    throw new SubmissionError('unconfirmed', { cause });
  } finally {
    keepaliveBytes -= reservedBytes;
  }
}
