'use client';
import type { ContactOptions } from './ContactDefaults.js';
import { useContactOptions } from './useContactOptions.js';
import { useSubmission, type SubmissionMutationResult } from './useSubmission.js';

/**
 * The mutation that sends one entry, for a form of your own: `mutate(payload)` is one `fetch`. Uses the `QueryClient`
 * around it when there is one, and needs none.
 *
 * @throws TypeError while rendering, when `formId` or `baseUrl` cannot address a form
 */
export function useSubmitContact(options: ContactOptions): SubmissionMutationResult {
  return useSubmission(useContactOptions(options).options);
}
