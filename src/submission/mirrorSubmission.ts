import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Destination } from '../client/deliver.js';
import type { SubmissionReceipt } from '../client/deliverOnce.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { submissionUrl } from '../client/submissionUrl.js';

let mirroredSubmissions = 0;

/**
 * Adds a mutation to the mutation cache of the app's `QueryClient`. The mutation has the key, status and outcome of the
 * submission, and cannot affect it. It does not contain the visitor's text: it has no variables, no response body and
 * no `cause` of an error.
 */
export function mirrorSubmission(
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
    if (client) follow(client, destination, mirrored).catch(() => undefined);
  });
}

async function follow(
  client: QueryClient,
  { baseUrl, formId }: Destination,
  outcome: Promise<unknown>,
): Promise<void> {
  const observer = new MutationObserver(client, {
    // With `send`, the URL only identifies the form.
    mutationKey: ['contact', submissionUrl(baseUrl || '/', formId)],
    mutationFn: () => outcome,
    // These override the client's defaults, which could repeat, pause, queue, delay or keep the mutation.
    retry: false,
    networkMode: 'always',
    scope: { id: `react-contact-kit ${(mirroredSubmissions += 1)}` },
    onMutate: () => undefined,
    gcTime: 0,
  });
  // A mutation whose observer has no listener leaves the cache.
  const unsubscribe = observer.subscribe(() => undefined);
  try {
    await observer.mutate();
  } finally {
    unsubscribe();
  }
}
