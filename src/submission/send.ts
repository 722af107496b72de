import type { QueryClient } from '@tanstack/react-query';
import {
  deliverOnce,
  type ContactPayload,
  type DeliveryAnswer,
  type SubmissionReceipt,
} from '../client/deliverOnce.js';
import { postSubmission, type PostOptions } from '../client/postSubmission.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import { diagnosedFetch } from '../diagnostics/diagnosedFetch.js';
import { diagnosedSend } from '../diagnostics/diagnosedSend.js';
import { callAndReport, report } from './callAndReport.js';
import { mirrorSubmission } from './mirrorSubmission.js';

export interface SubmissionCallbacks {
  /** Called when the service acknowledged a submission, even if the form has unmounted. */
  onSuccess?: ((receipt: SubmissionReceipt) => void) | undefined;
  /** Called when a submission failed, even if the form has unmounted. Not called for values that the schema refuses. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

/** What your `send` function receives. */
export interface SendRequest<Payload extends ContactPayload = ContactPayload> {
  formId: string;
  /** The option `baseUrl`, or `''` if it is not set. */
  baseUrl: string;
  /** Short language code, such as `de`. */
  locale: string;
  /** The output of the schema. */
  payload: Payload;
  /** Aborts when `timeout` has passed. */
  signal: AbortSignal;
  /** Whether the payload is small enough for `fetch`'s `keepalive`, with which a request survives a navigation. */
  keepalive: boolean;
}

/**
 * Delivers one submission instead of the kit. A method type: the schema determines the payload, and TypeScript compares
 * the parameters of function types too strictly for that.
 */
export type SendSubmission<Payload extends ContactPayload = ContactPayload> = {
  send(request: SendRequest<Payload>): Promise<DeliveryAnswer>;
}['send'];

export interface SendOptions extends PostOptions, SubmissionCallbacks {
  formId: string;
  baseUrl: string;
  /** URL that the form's submissions are posted to. */
  url: string;
  /** Short language code that is submitted. */
  locale: string;
  /** Replaces the request to `url`. */
  send?: SendSubmission | undefined;
  /** Returns the app's `QueryClient`, which can observe the submission. Called after the request has started. */
  getQueryClient?: (() => QueryClient | undefined) | undefined;
}

/**
 * Sends one submission with one `fetch`, or one call of the app's `send`, which starts before anything else. All forms
 * and hooks use this function. The returned promise is the outcome. Callbacks and the app's `QueryClient` cannot delay
 * or change it.
 *
 * @throws SubmissionError for every outcome except an acknowledged submission
 */
export function send(options: SendOptions, payload: ContactPayload): Promise<SubmissionReceipt> {
  const { url, onSuccess, onError, getQueryClient } = options;
  const outcome = deliver(options, payload).catch((cause: unknown) => {
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

function deliver(options: SendOptions, payload: ContactPayload): Promise<SubmissionReceipt> {
  const { formId, baseUrl, url, locale, timeout } = options;
  let { fetch, send: own } = options;
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') {
      fetch = diagnosedFetch(fetch);
      own &&= diagnosedSend(own);
    }
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  const entry = { locale, payload };
  const deliverOwn = own;
  return deliverOwn
    ? deliverOnce(
        ({ signal, keepalive }) => deliverOwn({ formId, baseUrl, ...entry, signal, keepalive }),
        entry,
        { timeout },
      )
    : postSubmission(url, entry, { fetch, timeout });
}
