import type { QueryClient } from '@tanstack/react-query';
import {
  requestSubmission,
  type ContactPayload,
  type Destination,
  type SubmissionReceipt,
} from '../client/request.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import { submissionUrl } from '../client/submissionUrl.js';
import { diagnosedFetch, diagnosedSend } from '../diagnostics/diagnoseRequest.js';
import { apiLocale } from '../messages/apiLocale.js';
import type { SubmissionCallbacks } from '../form/ContactOptions.js';
import { callAndReport, report } from '../form/report.js';
import { MUTATION } from './kitClient.js';

export interface SendOptions extends Destination, SubmissionCallbacks {
  /** BCP 47 tag of the form's language. The request contains its language code. */
  tag: string;
  /** The client in which the submission is a mutation. Undefined if the caller is already the mutation of a hook. */
  queryClient?: QueryClient | undefined;
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
 * Sends one submission with one `fetch`, or one call of the app's `send`. All forms and hooks use this function. While the
 * device reports no network, the first submit sends nothing, and its outcome is `offline`.
 *
 * @param onSending called when the request has started
 * @throws SubmissionError for every outcome except an accepted submission
 */
export function send(
  options: SendOptions,
  payload: ContactPayload,
  onSending?: () => void,
): Promise<SubmissionReceipt> {
  const { queryClient, onSuccess, onError, evidence = {} } = options;
  const start = () => post(options, payload, onSending);
  const outcome = (queryClient ? mutate(queryClient, options, start) : start()).catch((cause: unknown) => {
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    // An option or the payload is not valid. Nothing was sent, and only the developer can fix it. The app itself reports
    // the errors of its `send`.
    const isOfSend = error === cause && options.send;
    if (error.code === 'notSent' && error.cause && !isOfSend) report(error.cause);
    throw error;
  });
  outcome.then(
    (receipt) => callAndReport(onSuccess, receipt, { payload, evidence }),
    (error: SubmissionError) => callAndReport(onError, error),
  );
  return outcome;
}

/**
 * Starts a request as a mutation of a client. The result is that of the request, even if callbacks of the client's
 * mutation cache throw or never settle. The mutation does not contain the visitor's text: it has no variables, no
 * response body and no `cause` of an error.
 */
function mutate(
  client: QueryClient,
  { baseUrl, formId }: Destination,
  start: () => Promise<SubmissionReceipt>,
): Promise<SubmissionReceipt> {
  return new Promise((resolve, reject) => {
    let request: Promise<SubmissionReceipt> | undefined;

    function startOnce(): Promise<SubmissionReceipt> {
      clearTimeout(timer);
      request ??= start();
      request.then(resolve, reject);
      return request;
    }

    async function run(): Promise<unknown> {
      const mutation = client.getMutationCache().build(client, {
        ...MUTATION,
        // With `send`, the URL only identifies the form.
        mutationKey: ['contact', submissionUrl(baseUrl || '/', formId)],
        mutationFn: () => startOnce().then(withoutBody, withoutCause),
      });
      return mutation.execute(undefined);
    }

    // A callback `onMutate` of the app that throws, or takes longer than this task, does not hold the message back.
    const timer = setTimeout(startOnce);
    run().catch(() => undefined);
  });
}

/** Starts the request. */
async function post(
  options: SendOptions,
  payload: ContactPayload,
  onSending?: () => void,
): Promise<SubmissionReceipt> {
  const offlineError = takeOfflineError();
  if (offlineError) throw offlineError;
  const request = requestSubmission(diagnosed(options), { locale: apiLocale(options.tag), payload });
  onSending?.();
  return request;
}

function withoutBody({ status, receivedAt }: SubmissionReceipt): SubmissionReceipt {
  return { status, receivedAt };
}

function withoutCause({ code, status, fields, retryAfter }: SubmissionError): never {
  throw new SubmissionError(code, { status, fields, retryAfter });
}

function diagnosed(destination: Destination): Destination {
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development')
    return {
      ...destination,
      fetch: diagnosedFetch(destination.fetch),
      send: destination.send && diagnosedSend(destination.send),
    };
  return destination;
}
