import type { QueryClient } from '@tanstack/react-query';
import {
  postSubmission,
  type ContactPayload,
  type PostOptions,
  type SubmissionReceipt,
} from '../client/postSubmission.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import { diagnosedFetch } from '../diagnostics/diagnosedFetch.js';
import { callAndReport, report } from './callAndReport.js';
import { mirrorSubmission } from './mirrorSubmission.js';

export interface SubmissionCallbacks {
  /** Called when the service acknowledged a submission, even if the form has unmounted. */
  onSuccess?: ((receipt: SubmissionReceipt) => void) | undefined;
  /** Called when a submission failed, even if the form has unmounted. Not called for values that the schema refuses. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

export interface SendOptions extends PostOptions, SubmissionCallbacks {
  /** URL that the form's submissions are posted to. */
  url: string;
  /** Short language code that is submitted. */
  locale: string;
  /** Returns the app's `QueryClient`, which can observe the submission. Called after the request has started. */
  getQueryClient?: (() => QueryClient | undefined) | undefined;
}

/**
 * Sends one submission with one `fetch`, which starts before anything else. All forms and hooks use this function. The
 * returned promise is the outcome. Callbacks and the app's `QueryClient` cannot delay or change it.
 *
 * @throws SubmissionError for every outcome except an acknowledged submission
 */
export function send(options: SendOptions, payload: ContactPayload): Promise<SubmissionReceipt> {
  const { url, locale, onSuccess, onError, getQueryClient, ...post } = options;
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') post.fetch = diagnosedFetch(post.fetch);
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  const outcome = postSubmission(url, { locale, payload }, post).catch((cause: unknown) => {
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    // An option or the payload is not valid. Nothing was sent, and only the developer can fix it.
    if (error.code === 'notSent' && error.cause) report(error.cause);
    throw error;
  });
  outcome.then(
    (receipt) => callAndReport(onSuccess, receipt),
    (error: SubmissionError) => callAndReport(onError, error),
  );
  if (getQueryClient) mirrorSubmission(outcome, url, getQueryClient);
  return outcome;
}
