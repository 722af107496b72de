import type { SendSubmission } from '../client/deliver.js';
import { submissionUrl } from '../client/submissionUrl.js';

/**
 * Checks the options that a submission needs, while a form or hook renders. Production builds check them at the submit.
 *
 * @throws TypeError if `baseUrl` or `formId` is not valid
 */
export function checkDestination(
  formId: string,
  { baseUrl, send }: { baseUrl?: string | undefined; send?: SendSubmission | undefined },
): void {
  // With `send`, the URL only identifies the form.
  submissionUrl(baseUrl || (send ? '/' : ''), formId);
}
