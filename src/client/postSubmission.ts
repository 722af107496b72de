import { SubmissionError } from './SubmissionError.js';
import { fieldErrors } from './fieldErrors.js';
import { readBody } from './readBody.js';
import { retryDelay } from './retryDelay.js';
import { submissionOutcome } from './submissionOutcome.js';

const DEFAULT_TIMEOUT = 30_000;
const BODY_TIMEOUT = 5_000;
// What setTimeout can hold; Infinity would be no wait at all.
const LONGEST_TIMEOUT = 2 ** 31 - 1;
// Browsers let the bodies of all keepalive requests of a page share 64 KiB, and refuse what goes over.
const MOST_KEEPALIVE_BYTES = 32 * 1024;

/** The named fields of one entry, as sent; a schema of the host's may know more. */
export interface ContactPayload {
  name: string;
  email: string;
  message: string;
}

/** The body of the request. */
export interface ContactEntry<Payload extends ContactPayload = ContactPayload> {
  /** Short language code, such as `de`. */
  locale: string;
  payload: Payload;
}

export interface PostOptions {
  /**
   * What sends, in place of the global one.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
  /**
   * Milliseconds to wait for the answer.
   * @default 30000
   */
  timeout?: number | undefined;
}

/** The service acknowledged a submission. */
export interface SubmissionReceipt {
  /** HTTP status, 200–299. */
  status: number;
  /** What the service answered, if anything: the value when it was JSON, else its text. */
  body?: unknown;
  receivedAt: Date;
}

/**
 * Posts one entry to the address of a form's submissions with one `fetch`, and never again by itself.
 *
 * @throws SubmissionError for every outcome but an acknowledged one
 */
export async function postSubmission(
  url: string,
  entry: ContactEntry,
  {
    fetch = globalThis.fetch,
    signal,
    timeout = DEFAULT_TIMEOUT,
  }: PostOptions & { signal?: AbortSignal | undefined },
): Promise<SubmissionReceipt> {
  const body = JSON.stringify(entry);
  const wasOffline = isOffline();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort);

  // A `fetch` of the host's need not heed the signal; the visitor still gets an answer in time.
  function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = new DOMException('Timed out', 'TimeoutError');
      const timer = setTimeout(() => controller.abort(late), Math.min(milliseconds, LONGEST_TIMEOUT));
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
      promise.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  try {
    signal?.throwIfAborted();
    const request = fetch(url, {
      method: 'POST',
      // Nothing the API does not list: one more header fails the preflight, and nothing is sent.
      headers: { 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      redirect: 'manual',
      keepalive: new TextEncoder().encode(body).length <= MOST_KEEPALIVE_BYTES,
      signal: controller.signal,
    });
    const response = await within(timeout, request);
    const outcome = submissionOutcome(response);
    // The status has told the outcome: a body that is late or broken changes nothing.
    const answer = () => within(BODY_TIMEOUT, readBody(response)).catch(() => undefined);
    const { status } = response;
    if (outcome === 'accepted') return { status, body: await answer(), receivedAt: new Date() };
    throw new SubmissionError(outcome, {
      // An opaque redirect has the status 0, which is none.
      status: status || undefined,
      retryAfter: retryDelay(response.headers),
      fieldErrors: outcome === 'invalid' ? fieldErrors(await answer(), Object.keys(entry.payload)) : [],
    });
  } catch (cause) {
    if (cause instanceof SubmissionError) throw cause;
    // What was still under way when it was given up may have found a network in between.
    const neverLeft = wasOffline && isOffline() && !controller.signal.aborted;
    throw new SubmissionError(neverLeft ? 'offline' : 'unconfirmed', { cause });
  } finally {
    // Whatever is left of the answer, nobody reads it.
    controller.abort();
    signal?.removeEventListener('abort', abort);
  }
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
