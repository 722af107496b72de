'use client';
import {
  QueryClient,
  QueryClientContext,
  replaceEqualDeep,
  useMutation,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useContext, useState, type RefObject } from 'react';
import type { SubmissionReceipt } from '../client/deliverOnce.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactOptions } from '../options/ContactOptions.js';
import { useSendOptions, type ResolvedSendOptions } from '../options/useContactOptions.js';
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
  return useSubmission<Schema>(useSendOptions(options));
}

// The hooks of a page share one client, because each client takes 1.2 kB of heap. On a server it stays empty, because
// rendering sends nothing.
let privateClient: QueryClient | undefined;

/** A submit of a form until its outcome is known. */
export interface PendingSubmit {
  /** The options at the time of the submit. Those of the form can change during an asynchronous validation. */
  options: ResolvedSendOptions;
  /** Called when the request has started. Undefined while the form is being validated. */
  onSending?: () => void;
}

/**
 * Returns the mutation for resolved options.
 *
 * @param pendingSubmit the form's pending submit, whose options override `options`
 */
export function useSubmission<Schema extends ContactSchema>(
  options: ResolvedSendOptions,
  pendingSubmit?: RefObject<PendingSubmit | null>,
): SubmitContactMutation<Schema> {
  const providedClient = useContext(QueryClientContext);
  const [pending] = useState(() => new Map<object, Promise<SubmissionReceipt>>());
  return useMutation(
    {
      mutationFn(payload) {
        const current = pendingSubmit?.current?.options ?? options;
        const { formId, baseUrl } = current;
        // A copy, because the app can change its object.
        const submission = { formId, baseUrl, payload: { ...payload } };
        // Two clicks can be faster than the render that disables a button.
        for (const [other, shared] of pending)
          if (replaceEqualDeep(other, submission) === other) return shared;
        const queryClient = current.queryClient ?? providedClient;
        const outcome = send({ ...current, getQueryClient: () => queryClient }, payload);
        pending.set(submission, outcome);
        const forget = () => pending.delete(submission);
        outcome.then(forget, forget);
        pendingSubmit?.current?.onSending?.();
        return outcome;
      },
      networkMode: 'always',
      gcTime: 0,
    },
    (privateClient ??= new QueryClient()),
  );
}
