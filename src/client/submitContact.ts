import { postSubmission } from './postSubmission.js';
import type { ContactEntry, ContactPayload, PostOptions, SubmissionReceipt } from './postSubmission.js';
import { submissionUrl } from './submissionUrl.js';

export interface SubmitContactOptions<Payload extends ContactPayload = ContactPayload>
  extends ContactEntry<Payload>, PostOptions {
  /** Where the service answers: an absolute http(s) URL or a path from `/`. */
  baseUrl: string;
  /** Public identifier of the form. */
  formId: string;
  /** Aborting leaves the outcome `unconfirmed`: the message may already have arrived. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends one entry with one `fetch`, and never sends again by itself.
 *
 * @throws SubmissionError for every outcome but an acknowledged one
 * @throws TypeError when `baseUrl` or `formId` cannot address a form; nothing is sent then
 */
export async function submitContact<Payload extends ContactPayload>(
  options: SubmitContactOptions<Payload>,
): Promise<SubmissionReceipt> {
  const { baseUrl, formId, locale, payload, ...post } = options;
  return postSubmission(submissionUrl(baseUrl, formId), { locale, payload }, post);
}
