'use client';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import type { ContactOptions } from './ContactDefaults.js';
import { useContactOptions } from './useContactOptions.js';
import { useSubmission, type SubmissionMutationResult } from './useSubmission.js';

/**
 * The mutation that sends one entry, for a form of your own: `mutate(payload)` is one `fetch`. Uses the `QueryClient`
 * around it when there is one, and needs none. It does not validate: a `schema` only types the payload.
 *
 * @throws TypeError while rendering, when `formId` or `baseUrl` cannot address a form
 */
export function useSubmitContact<Schema extends ContactSchema = typeof contactSchema>(
  options: ContactOptions<Schema>,
): SubmissionMutationResult<Schema> {
  return useSubmission<Schema>(useContactOptions(options).options);
}
