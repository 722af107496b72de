'use client';
import { QueryClientContext, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload, SubmissionReceipt } from '../client/postSubmission.js';
import { mutationClient } from '../submission/mutationClient.js';
import { submissionMutation } from '../submission/submissionMutation.js';
import type { ContactOptions } from './ContactDefaults.js';
import { useContactOptions } from './useContactOptions.js';

/**
 * The mutation that sends one entry, for a form of your own: `mutate(payload)` is one `fetch`. Uses the `QueryClient`
 * around it when there is one, and needs none.
 */
export function useSubmitContact(
  own: ContactOptions,
): UseMutationResult<SubmissionReceipt, SubmissionError, ContactPayload> {
  const { options: submission } = useContactOptions(own);
  const hostClient = useContext(QueryClientContext);
  const [ownClient] = useState(mutationClient);
  return useMutation<SubmissionReceipt, SubmissionError, ContactPayload>(
    submissionMutation(submission),
    hostClient ?? ownClient,
  );
}
