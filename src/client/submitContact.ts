import {
  postSubmission,
  type ContactPayload,
  type RequestOptions,
  type SubmissionBody,
  type SubmissionReceipt,
} from './request.js';
import { SubmissionError } from './SubmissionError.js';
import { submissionUrl } from './submissionUrl.js';

/** The options of `submitContact`. */
export interface SubmitContactOptions<Payload extends ContactPayload = ContactPayload>
  extends SubmissionBody<Payload>, RequestOptions {
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
export async function submitContact<Payload extends ContactPayload>({
  baseUrl,
  formId,
  locale,
  payload,
  signal,
  ...options
}: SubmitContactOptions<Payload>): Promise<SubmissionReceipt> {
  const url = submissionUrl(baseUrl, formId);
  if (signal?.aborted) throw new SubmissionError('notSent', { cause: signal.reason });
  // Not the signal itself: it can outlive the submission, so the listener must be removed.
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
  });
  aborted.catch(() => undefined);
  try {
    return await postSubmission(url, { locale, payload }, { ...options, aborted });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
