import {
  deliverOnce,
  type DeliveryOptions,
  type DeliveryRequest,
  type SubmissionBody,
  type SubmissionReceipt,
} from './deliverOnce.js';
import { SubmissionError } from './SubmissionError.js';

export interface PostOptions extends DeliveryOptions {
  /**
   * Replaces the global `fetch`. Called once per submission.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
}

/**
 * Posts a submission to the contact service with exactly one `fetch`. It never retries.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if `timeout` is not a positive number; in that case nothing is sent
 */
export async function postSubmission(
  url: string,
  entry: SubmissionBody,
  { fetch = globalThis.fetch, ...options }: PostOptions & { signal?: AbortSignal | undefined },
): Promise<SubmissionReceipt> {
  const { body, bytes } = encodeEntry(entry);
  const post = async (request: DeliveryRequest) =>
    fetch(url, {
      method: 'POST',
      // No header that the API does not list: an unlisted one fails the preflight, and nothing is sent.
      headers: { 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      redirect: 'manual',
      ...request,
    });
  return deliverOnce(post, { payload: entry.payload, bytes }, options);
}

/**
 * Encodes a submission as JSON. `bytes` is its size, or an upper limit.
 *
 * @throws SubmissionError `notSent`
 */
export function encodeEntry(entry: SubmissionBody): { body: string; bytes: number } {
  try {
    const body = JSON.stringify(entry);
    return { body, bytes: byteLimit(body) };
  } catch (cause) {
    throw new SubmissionError('notSent', { cause });
  }
}

/** UTF-16 units of a text whose exact size does not matter. */
const SHORT = 1_000;

/** The size of a text in UTF-8, or an upper limit for a short text: a page's first `TextEncoder` delays the request. */
function byteLimit(text: string): number {
  return text.length < SHORT ? text.length * 3 : new TextEncoder().encode(text).length;
}
