import type { ContactPayload, SubmissionBody, SubmissionReceipt } from './deliverOnce.js';
import { postSubmission, type PostOptions } from './postSubmission.js';
import { submissionUrl } from './submissionUrl.js';

/** The options of `submitContact`. */
export interface SubmitContactOptions<Payload extends ContactPayload = ContactPayload>
  extends SubmissionBody<Payload>, PostOptions {
  /**
   * URL of the service: an absolute http(s) URL, or a path that starts with `/`. Outside a browser, it must be absolute.
   */
  baseUrl: string;
  /** Public ID of the form. */
  formId: string;
  /**
   * Aborting leaves the submission `unconfirmed`, because the message might already have arrived. If the signal is
   * already aborted, the outcome is `notSent`.
   */
  signal?: AbortSignal | undefined;
}

/**
 * Sends one submission with exactly one `fetch`. It does not validate and never retries.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if `baseUrl`, `formId` or `timeout` is not valid; in that case nothing is sent
 */
export async function submitContact<Payload extends ContactPayload>(
  options: SubmitContactOptions<Payload>,
): Promise<SubmissionReceipt> {
  const { baseUrl, formId, locale, payload, ...post } = options;
  return postSubmission(submissionUrl(baseUrl, formId), { locale, payload }, post);
}
