import { MutationCache, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  requestSubmission,
  type ContactPayload,
  type Destination,
  type SubmissionReceipt,
} from '../client/request.js';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { submissionUrl } from '../client/submissionUrl.js';
import { diagnoseChallenge, diagnoseTrap } from '../diagnostics/diagnoseForm.js';
import { diagnosedFetch, diagnosedSend } from '../diagnostics/diagnoseRequest.js';
import type { SubmissionCallbacks } from '../form/ContactOptions.js';
import type { Challenge, FormSnapshot } from '../form/contract.js';
import { callAndReport, report } from '../form/report.js';
import { apiLocale } from '../messages/apiLocale.js';

export interface SubmissionOptions extends Destination, SubmissionCallbacks {
  /** BCP 47 tag of the form's language. The request contains its language code. */
  tag: string;
  /** The client of the mutation that sends. Undefined in a hook without an app's client: the hook has a mutation itself. */
  queryClient?: QueryClient | undefined;
}

/**
 * Sends the payload of a `ContactForm` with its evidence. A filled honeypot can discard the payload, and a CAPTCHA adds a
 * token.
 *
 * @param queryClient the client of the mutation
 * @param onSending called when the request has started
 * @throws SubmissionError as `mutate` does, and `challengeFailed` or `offline` if there is no token
 */
export async function mutateWithEvidence(
  payload: ContactPayload,
  { options, controls = [], challenge, secondsToSubmit }: FormSnapshot,
  queryClient: QueryClient,
  onSending: () => void,
): Promise<unknown> {
  // The values that the controls had at the submit: the form can have changed or unmounted.
  const trap = controls.find(({ control }) => control.matches('input[data-rck-trap]'));
  const isTrapFilled = trap && trap.value !== '';
  const isReported = trap?.control.dataset['rckTrap'] === 'report';
  if (isTrapFilled && !isReported) {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') diagnoseTrap();
    return undefined;
  }
  const added: Record<string, string> = isReported ? { [trap.control.name]: trap.value } : {};
  // Without a CAPTCHA, the request starts in the same task as the submit event.
  if (challenge) added[challenge.name] = await tokenOf(challenge, options);
  if (process.env.NODE_ENV === 'development') diagnoseChallenge(challenge?.name, payload);
  const evidence = { isTrapFilled, secondsToSubmit };
  // A field with the name of the honeypot or the CAPTCHA keeps the visitor's text.
  const outcome = mutate({ ...options, queryClient, evidence }, { ...added, ...payload }, onSending);
  return challenge ? outcome.finally(challenge.reset) : outcome;
}

/**
 * Returns the token of a challenge.
 *
 * @throws SubmissionError `challengeFailed` or `offline` if there is no token
 */
async function tokenOf({ getToken }: Challenge, { onError }: SubmissionOptions): Promise<string> {
  // First, so that an offline visitor does not complete a challenge in vain.
  let error = takeOfflineError();
  try {
    if (!error) return await getToken();
  } catch (cause) {
    error = takeOfflineError(cause) ?? new SubmissionError('challengeFailed', { cause });
  }
  callAndReport(onError, error);
  throw error;
}

/** The mutations of the hooks, and of forms without an app's `QueryClient`. A whole client would add 4 kB. */
const kitMutations = /* @__PURE__ */ new MutationCache();

/** The kit's own client. It has mutations only. */
export const kitClient = {
  getMutationCache: () => kitMutations,
  defaultMutationOptions: (options: MutationOptions) => options,
} as unknown as QueryClient;

/**
 * The options of the kit's mutations. Those of a client do not apply: they could repeat, pause, queue, delay or change a
 * submission. With `_defaulted`, a client adds none. A mutation leaves its cache soon after it has settled; with a `gcTime`
 * of 0, TanStack Query would start its timer again and again while a mutation without an observer is pending.
 */
export const MUTATION = {
  _defaulted: true,
  networkMode: 'always',
  gcTime: 500,
} as const satisfies MutationOptions;

/**
 * Sends one submission: a mutation whose `mutationFn` makes one `fetch`, or one call of the app's `send`. All forms and
 * hooks use this function. While the device reports no network, the first submit sends nothing, and its outcome is `offline`.
 *
 * The app's client can observe the mutation. Its callbacks cannot change, repeat or delay the submission. The client does not
 * get the visitor's text: the mutation has no variables, no response body and no `cause` of an error.
 *
 * @param onSending called when the request has started
 * @throws SubmissionError for every outcome except an accepted submission
 */
export function mutate(
  options: SubmissionOptions,
  payload: object,
  onSending?: () => void,
): Promise<SubmissionReceipt> {
  const { baseUrl, formId, tag, queryClient, onSuccess, onError, evidence = {} } = options;
  const outcome = new Promise<SubmissionReceipt>((resolve, reject) => {
    let request: Promise<SubmissionReceipt> | undefined;

    async function mutationFn(): Promise<unknown> {
      clearTimeout(timer);
      if (!request) {
        const error = takeOfflineError();
        request = error
          ? Promise.reject(error)
          : requestSubmission(diagnosed(options), { locale: apiLocale(tag), payload });
        // Only the request determines the outcome, even if the app's client delays the mutation or lets it fail.
        request.then(resolve, reject);
        if (!error) onSending?.();
      }
      // `outcome` turns the TypeError of an option that is not valid into a `SubmissionError`.
      await request.catch(() => undefined);
      return outcome.then(withoutBody, withoutCause);
    }

    // If the app's global `onMutate` throws or does not finish in this task, the timer starts the request. The mutation then
    // uses the same request.
    const start = () => void mutationFn().catch(() => undefined);
    const timer = setTimeout(start);
    if (queryClient) execute(queryClient).catch(() => undefined);
    else start();

    async function execute(client: QueryClient): Promise<void> {
      // With `send`, the URL only identifies the form.
      const mutationKey = ['contact', submissionUrl(baseUrl || '/', formId)];
      const mutation = client.getMutationCache().build(client, { ...MUTATION, mutationKey, mutationFn });
      await mutation.execute(undefined);
    }
  }).catch((cause: unknown) => {
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    // An option or the payload is not valid. Nothing was sent, and only the developer can fix it. The app itself reports
    // the errors of its `send`.
    const isOfSend = error === cause && options.send;
    if (error.code === 'notSent' && error.cause && !isOfSend) report(error.cause);
    throw error;
  });
  outcome.then(
    (receipt) => callAndReport(onSuccess, receipt, { payload: payload as ContactPayload, evidence }),
    (error: SubmissionError) => callAndReport(onError, error),
  );
  return outcome;
}

/** Whether a submit has ended as `offline` since the last event `online`. The forms of a page share its network. */
let hasReportedOffline = false;

/**
 * Returns the error of a submit that must not send, because the device reports no network. Later calls return none until
 * the event `online`, so that the next submit is sent: some virtual machines always report no network.
 */
export function takeOfflineError(cause?: unknown): SubmissionError | undefined {
  if (hasReportedOffline || globalThis.navigator?.onLine !== false) return undefined;
  hasReportedOffline = true;
  // One more listener for each such submit does no harm.
  addEventListener('online', () => (hasReportedOffline = false));
  return new SubmissionError('offline', { cause });
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
