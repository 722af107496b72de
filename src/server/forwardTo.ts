import { requestSubmission, type RequestOptions } from '../client/request.js';
import { invalidOption, submissionUrl } from '../client/submissionUrl.js';
import type { ContactSubmission } from './submission.js';

interface ForwardOptions extends RequestOptions {
  /** URL of the backend: an absolute http(s) URL. */
  baseUrl: string;
  /**
   * ID of the form at the backend.
   * @default the submission's form ID
   */
  formId?: string | undefined;
}

/**
 * Returns a `deliver` for `createContactEndpoint` that forwards each submission to another backend with one request.
 * The backend must implement the endpoint contract. The visitor sees the outcome of this request.
 *
 * @throws TypeError if an option is not valid
 */
export function forwardTo({
  baseUrl,
  formId,
  ...options
}: ForwardOptions): (
  submission: Pick<ContactSubmission<object>, 'formId' | 'locale' | 'payload'>,
) => Promise<void> {
  if (!URL.canParse(baseUrl)) {
    const why = 'the endpoint cannot tell which host to send to';
    throw invalidOption('baseUrl', baseUrl, why, 'an absolute http(s) URL');
  }
  submissionUrl(baseUrl, formId ?? 'any');
  const timeout: unknown = options.timeout;
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0)) {
    throw invalidOption('timeout', timeout, 'nothing can be sent', 'milliseconds, such as 30000');
  }
  return async ({ formId: id, locale, payload }) => {
    await requestSubmission({ ...options, baseUrl, formId: formId ?? id }, { locale, payload });
  };
}
