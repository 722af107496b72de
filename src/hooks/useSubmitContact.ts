'use client';
import {
  QueryClient,
  QueryClientContext,
  replaceEqualDeep,
  useMutation,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { ContactPayload, SubmissionReceipt } from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactOptions } from '../options/ContactOptions.js';
import { useSendOptions, type ResolvedSendOptions } from '../options/useOptions.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactOutput, ContactSchema } from '../schema/parseValues.js';
import { send } from '../submission/send.js';

/** TanStack Query's mutation of submissions. */
export type SubmitContactMutation<Schema extends ContactSchema = typeof contactSchema> = UseMutationResult<
  SubmissionReceipt,
  SubmissionError,
  ContactOutput<Schema>
>;

/**
 * Returns a mutation that sends submissions. Each `mutate(payload)` makes at most one `fetch`, or one call of `send`.
 * While a submission is pending, a call with an equal payload shares its request and its outcome. It does not
 * validate; `schema` only sets the type of the payload.
 *
 * The mutation and its variables are not in your app's `QueryClient`. That client can observe the submission (key,
 * status, outcome), but it does not get the visitor's text and its default options do not apply.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit fails
 *   with the code `notSent`.
 */
export function useSubmitContact<Schema extends ContactSchema = typeof contactSchema>(
  options: ContactOptions<Schema>,
): SubmitContactMutation<Schema> {
  return useSubmission<Schema>(useSendOptions(options)).mutation;
}

// The hooks of a page share one client, because each client takes 1.2 kB of heap. On a server it stays empty, because
// rendering sends nothing.
let privateClient: QueryClient | undefined;

/** A pending request. An equal submission shares it. */
interface PendingRequest {
  /** Destination and payload. The payload is copied, because the app can change the object. */
  submission: object;
  outcome: Promise<SubmissionReceipt>;
}

/** Returns the mutation for resolved options, and a function that lets it follow a request which has already started. */
export function useSubmission<Schema extends ContactSchema>(options: ResolvedSendOptions) {
  const queryClient = useContext(QueryClientContext);
  const getQueryClient = () => queryClient;
  const [pending] = useState(() => new Set<PendingRequest>());
  const [started] = useState(() => new WeakMap<ContactPayload, Promise<SubmissionReceipt>>());

  function sendOnce(payload: ContactPayload): Promise<SubmissionReceipt> {
    const { formId, baseUrl } = options;
    const submission = { formId, baseUrl, payload: { ...payload } };
    // Two clicks can be faster than the render that disables a button.
    for (const other of pending)
      if (replaceEqualDeep(other.submission, submission) === other.submission) return other.outcome;
    const request = { submission, outcome: send({ ...options, getQueryClient }, payload) };
    pending.add(request);
    const forget = () => pending.delete(request);
    request.outcome.then(forget, forget);
    return request.outcome;
  }

  const mutation = useMutation<SubmissionReceipt, SubmissionError, ContactOutput<Schema>>(
    {
      mutationFn(payload) {
        const outcome = started.get(payload);
        // Once: the app can call `mutate` with the same object to send it again.
        started.delete(payload);
        return outcome ?? sendOnce(payload);
      },
      networkMode: 'always',
      gcTime: 0,
    },
    (privateClient ??= new QueryClient()),
  );

  function trackInMutation(
    outcome: Promise<SubmissionReceipt>,
    payload: ContactOutput<Schema>,
  ): Promise<SubmissionReceipt> {
    started.set(payload, outcome);
    // The private client has no callbacks of the app, so nothing can delay or change the outcome.
    return mutation.mutateAsync(payload);
  }

  return { mutation, trackInMutation, getQueryClient };
}
