import {
  deliverOnce,
  type AbortableOptions,
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
  { fetch = globalThis.fetch, ...options }: PostOptions & AbortableOptions,
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

/** The size of texts with fewer UTF-16 units is estimated. The estimate is at most 3 kB of the 32 KiB for `keepalive`. */
const SHORT = 1_000;

/**
 * Encodes a submission as JSON. `bytes` is its size in UTF-8, or an upper bound for a short submission: a UTF-16 unit
 * takes at most three bytes.
 *
 * @throws SubmissionError `notSent`
 */
export function encodeEntry(entry: SubmissionBody): { body: string; bytes: number } {
  try {
    const body = JSON.stringify(entry);
    // The first `TextEncoder` of a page would delay the request.
    const bytes = body.length < SHORT ? body.length * 3 : new TextEncoder().encode(body).length;
    return { body, bytes };
  } catch (cause) {
    throw new SubmissionError('notSent', { cause });
  }
}
