'use client';
import { QueryClientContext, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { SubmissionReceipt } from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactOptions } from '../form/ContactOptions.js';
import { useSubmissionOptions } from '../form/useOptions.js';
import type { ContactOutput, ContactSchema } from '../schema/parseValues.js';
import { kitClient, MUTATION, mutate } from '../engine/mutation.js';
import { valueText } from './valueText.js';

/** The TanStack Query mutation that sends submissions. */
export type SubmitContactMutation<Schema extends ContactSchema = ContactSchema> = UseMutationResult<
  SubmissionReceipt,
  SubmissionError,
  ContactOutput<Schema>
>;

/**
 * Returns a mutation that sends submissions. Each `mutate(payload)` makes at most one `fetch` or one call of `send`.
 * It does not validate: `schema` only sets the type of the payload. While a submission is pending, a call with an
 * equal payload shares its request and its outcome.
 *
 * Your app's `QueryClient` sees the submission's key, status and outcome, but not the visitor's text. The client's
 * default options do not apply.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit
 *   without `send` fails with the code `notSent`.
 */
export function useSubmitContact<Schema extends ContactSchema = ContactSchema>(
  options: Omit<ContactOptions<Schema>, 'onInvalid'>,
): SubmitContactMutation<Schema> {
  const resolved = useSubmissionOptions(options as unknown as ContactOptions);
  const queryClient = useContext(QueryClientContext);
  const [pending] = useState(() => new Set<PendingRequest>());
  const mutationFn = (payload: ContactOutput<Schema>) => {
    const { formId, baseUrl } = resolved;
    const submission = valueText([formId, baseUrl, payload]);
    // Two clicks can be faster than the render that disables a button.
    for (const other of pending)
      if (submission !== undefined && other.submission === submission) return other.outcome;
    const request = {
      submission,
      outcome: mutate({ ...resolved, queryClient }, payload),
    };
    pending.add(request);
    const forget = () => pending.delete(request);
    request.outcome.then(forget, forget);
    return request.outcome;
  };
  return useMutation<SubmissionReceipt, SubmissionError, ContactOutput<Schema>>(
    { ...MUTATION, mutationFn },
    kitClient,
  );
}

/** A pending request. An equal submission shares it. */
interface PendingRequest {
  /** Destination and payload as a text, because the app can change the object. */
  submission: string | undefined;
  outcome: Promise<SubmissionReceipt>;
}
