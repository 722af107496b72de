import { SubmissionError } from './SubmissionError.js';
import { fieldErrors } from './fieldErrors.js';
import { readBody } from './readBody.js';
import { retryDelay } from './retryDelay.js';
import { submissionOutcome } from './submissionOutcome.js';
import { submissionUrl } from './submissionUrl.js';

const DEFAULT_TIMEOUT = 30_000;
const LONGEST_TIMEOUT = 2 ** 31 - 1;
// Browsers let the bodies of all keepalive requests of a page share 64 KiB, and refuse what goes over.
const MOST_KEEPALIVE_BYTES = 32 * 1024;

/** The named fields of one entry, as sent. */
export interface ContactPayload {
  name: string;
  email: string;
  message: string;
}

export interface SubmitContactOptions {
  /** Where the service answers: an absolute http(s) URL or a path from `/`. */
  baseUrl: string;
  /** Public identifier of the form. */
  formId: string;
  /** Short language code, such as `de`. */
  locale: string;
  payload: ContactPayload;
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** Aborting leaves the outcome `unconfirmed`: the message may already have arrived. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the answer. @default 30000 */
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
 * Sends one entry with one `fetch`, and never sends again by itself.
 *
 * @throws SubmissionError for every outcome but an acknowledged one
 * @throws TypeError when `baseUrl` or `formId` cannot address a form; nothing is sent then
 */
export async function submitContact(options: SubmitContactOptions): Promise<SubmissionReceipt> {
  const { baseUrl, formId, locale, payload } = options;
  const url = submissionUrl(baseUrl, formId);
  const body = JSON.stringify({ locale, payload });
  const wasOffline = isOffline();

  let response: Response;
  let outcome: ReturnType<typeof submissionOutcome>;
  try {
    response = await post(url, body, options);
    outcome = submissionOutcome(response);
  } catch (cause) {
    throw new SubmissionError(wasOffline && isOffline() ? 'offline' : 'unconfirmed', { cause });
  }

  const { status } = response;
  if (outcome === 'accepted') return { status, body: await readBody(response), receivedAt: new Date() };

  const retryAfter = outcome === 'rateLimited' ? retryDelay(response.headers) : undefined;
  throw new SubmissionError(outcome, {
    // An opaque redirect has the status 0, which is none.
    ...(status && { status }),
    ...(retryAfter && { retryAfter }),
    ...(outcome === 'invalid' && {
      fieldErrors: fieldErrors(await readBody(response), Object.keys(payload)),
    }),
  });
}

async function post(url: string, body: string, options: SubmitContactOptions): Promise<Response> {
  const { fetch = globalThis.fetch, signal, timeout = DEFAULT_TIMEOUT } = options;
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${timeout} ms`, 'TimeoutError')),
    Math.min(timeout, LONGEST_TIMEOUT),
  );
  // A fetch of the host's need not heed the signal; the visitor still gets an answer in time.
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  aborted.catch(() => undefined);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([
      fetch(url, {
        method: 'POST',
        // Nothing the API does not list: one more header fails the preflight, and nothing is sent.
        headers: { 'Content-Type': 'application/json' },
        body,
        credentials: 'omit',
        redirect: 'manual',
        keepalive: new TextEncoder().encode(body).length <= MOST_KEEPALIVE_BYTES,
        signal: controller.signal,
      }),
      aborted,
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
