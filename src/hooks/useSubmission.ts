'use client';
import { QueryClientContext, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { SubmissionReceipt } from '../client/postSubmission.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactOutput, ContactSchema } from '../schema/parseValues.js';
import { mutationClient } from '../submission/mutationClient.js';
import { submissionMutation } from '../submission/submissionMutation.js';
import type { SubmissionOptions } from '../submission/SubmissionOptions.js';

export type SubmissionMutationResult<Schema extends ContactSchema> = UseMutationResult<
  SubmissionReceipt,
  SubmissionError,
  ContactOutput<Schema>
>;

// A host's defaults would queue a submission behind others, or hold it back.
const NONE_OF_THE_HOSTS = { scope: undefined, onMutate: undefined } as object;

/** The mutation of one form, in the host's client when there is one. */
export function useSubmission<Schema extends ContactSchema>(
  options: SubmissionOptions,
): SubmissionMutationResult<Schema> {
  const hostClient = useContext(QueryClientContext);
  const [ownClient] = useState(mutationClient);
  return useMutation<SubmissionReceipt, SubmissionError, ContactOutput<Schema>>(
    { ...submissionMutation(options), ...NONE_OF_THE_HOSTS },
    hostClient ?? ownClient,
  );
}
