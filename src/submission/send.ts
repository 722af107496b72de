import type { QueryClient } from '@tanstack/react-query';
import {
  requestSubmission,
  type ContactPayload,
  type Destination,
  type SubmissionEvidence,
  type SubmissionReceipt,
} from '../client/request.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import { submissionUrl } from '../client/submissionUrl.js';
import { diagnosedFetch, diagnosedSend } from '../diagnostics/diagnoseRequest.js';
import { apiLocale } from '../messages/apiLocale.js';
import { callAndReport, report } from './callAndReport.js';

/** What was sent, for `onSuccess`. */
export interface SentSubmission<Payload extends ContactPayload = ContactPayload> {
  /** The payload: the output of the schema, the fields without a schema, and the token of a `ContactChallenge` with a name. Contains the visitor's text. */
  payload: Payload;
  /** Signals that help to detect spam. Empty for hooks. */
  evidence: SubmissionEvidence;
}

/** A method type, so that a callback for the payload of a more precise schema is assignable. */
type SuccessCallback<Payload extends ContactPayload> = {
  onSuccess(receipt: SubmissionReceipt, sent: SentSubmission<Payload>): void;
}['onSuccess'];

export interface SubmissionCallbacks<Payload extends ContactPayload = ContactPayload> {
  /**
   * Called when the service accepted a submission, even if the form has unmounted. `sent.payload` is what was sent, and
   * `sent.evidence` contains signals that help to detect spam.
   */
  onSuccess?: SuccessCallback<Payload> | undefined;
  /** Called when a submission failed, even if the form has unmounted. Not called for invalid values. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

export interface SendOptions extends Destination, SubmissionCallbacks {
  /** BCP 47 tag of the form's language. The request contains its language code. */
  tag: string;
  /** Returns the app's `QueryClient`, which can observe the submission. Called after the request has started. */
  getQueryClient?: (() => QueryClient | undefined) | undefined;
}

/** Whether a submit has ended as `offline` since the last event `online`. The forms of a page share its network. */
let hasReportedOffline = false;

/**
 * Returns the error of a submit that must not send, because the device reports no network. Returns it once until the event
 * `online`, and later submits are sent: some virtual machines always report no network.
 */
export function takeOfflineError(cause?: unknown): SubmissionError | undefined {
  if (hasReportedOffline || globalThis.navigator?.onLine !== false) return undefined;
  hasReportedOffline = true;
  // One more listener for each such submit does no harm.
  addEventListener('online', () => (hasReportedOffline = false), { once: true });
  return new SubmissionError('offline', { cause });
}

/**
 * Sends one submission with one `fetch`, or one call of the app's `send`, which starts before anything else. All forms
 * and hooks use this function. The returned promise is the outcome. Callbacks and the app's `QueryClient` cannot delay
 * or change it. While the device reports no network, the first submit sends nothing, and its outcome is `offline`.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 */
export function send(options: SendOptions, payload: ContactPayload): Promise<SubmissionReceipt> {
  const { tag, onSuccess, onError, getQueryClient, ...destination } = options;
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') {
      destination.fetch = diagnosedFetch(destination.fetch);
      if (destination.send) destination.send = diagnosedSend(destination.send);
    }
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  const offlineError = takeOfflineError();
  const request = offlineError
    ? Promise.reject(offlineError)
    : requestSubmission(destination, { locale: apiLocale(tag), payload });
  const outcome = request.catch((cause: unknown) => {
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    // An option or the payload is not valid. Nothing was sent, and only the developer can fix it. The app itself reports
    // the errors of its `send`.
    const isOfSend = error === cause && destination.send;
    if (error.code === 'notSent' && error.cause && !isOfSend) report(error.cause);
    throw error;
  });
  outcome.then(
    (receipt) => callAndReport(onSuccess, receipt, { payload, evidence: destination.evidence ?? {} }),
    (error: SubmissionError) => callAndReport(onError, error),
  );
  if (getQueryClient) mirrorSubmission(outcome, destination, getQueryClient);
  return outcome;
}

let mirroredSubmissions = 0;

/**
 * Adds a mutation to the mutation cache of the app's `QueryClient`. The mutation has the key, status and outcome of the
 * submission, and cannot affect it. It does not contain the visitor's text: it has no variables, no response body and
 * no `cause` of an error.
 */
function mirrorSubmission(
  outcome: Promise<SubmissionReceipt>,
  destination: Destination,
  getQueryClient: () => QueryClient | undefined,
): void {
  const mirrored = outcome.then(
    ({ status, receivedAt }) => ({ status, receivedAt }),
    ({ code, status, fields, retryAfter }: SubmissionError) => {
      throw new SubmissionError(code, { status, fields, retryAfter });
    },
  );
  mirrored.catch(() => undefined);
  // In a later task, because React must first render with the provider's client, which is known after the engine
  // loaded.
  setTimeout(() => {
    const client = getQueryClient();
    // Ignores errors of the app's listeners and callbacks, as TanStack Query's own `mutate` does.
    if (client) addMutation(client, destination, mirrored).catch(() => undefined);
  });
}

async function addMutation(
  client: QueryClient,
  { baseUrl, formId }: Destination,
  outcome: Promise<unknown>,
): Promise<void> {
  const cache = client.getMutationCache();
  // Not a `MutationObserver`, which would add 1.2 kB to the engine.
  const mutation = cache.build(client, {
    // With `send`, the URL only identifies the form.
    mutationKey: ['contact', submissionUrl(baseUrl || '/', formId)],
    mutationFn: () => outcome,
    // These override the client's defaults, which could repeat, pause, queue, delay or remove the mutation.
    retry: false,
    networkMode: 'always',
    scope: { id: `react-contact-kit ${(mirroredSubmissions += 1)}` },
    onMutate: () => undefined,
    gcTime: Infinity,
  });
  try {
    await mutation.execute(undefined);
  } finally {
    cache.remove(mutation);
  }
}
