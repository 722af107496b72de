import {
  deliverOnce,
  type DeliveryOptions,
  type SubmissionBody,
  type SubmissionReceipt,
} from './deliverOnce.js';

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
 * @throws SubmissionError for every outcome except an acknowledged submission
 * @throws TypeError if `timeout` is not a positive number; in that case nothing is sent
 */
export function postSubmission(
  url: string,
  entry: SubmissionBody,
  { fetch = globalThis.fetch, ...options }: PostOptions & { signal?: AbortSignal | undefined },
): Promise<SubmissionReceipt> {
  const post = (request: Pick<RequestInit, 'body' | 'keepalive' | 'signal'>) =>
    fetch(url, {
      method: 'POST',
      // No header that the API does not list: an unlisted one fails the preflight, and nothing is sent.
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      ...request,
    });
  return deliverOnce(post, entry, options);
}
