import { requestSubmission, type RequestOptions } from '../client/request.js';
import { invalidOption, submissionUrl } from '../client/submissionUrl.js';
import type { ContactSubmission } from './submission.js';

interface ForwardOptions extends RequestOptions {
  /** URL of the backend. It must be an absolute http(s) URL, because a server cannot resolve a path. */
  baseUrl: string;
  /**
   * ID of the form at the backend.
   * @default the ID of the form that the visitor has sent
   */
  formId?: string | undefined;
}

/**
 * Returns a `deliver` for `createContactEndpoint` that forwards each submission with one request to a backend that accepts
 * the documented request. If the backend does not accept a submission, the visitor sees the same outcome as if the form had
 * sent the submission to the backend.
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
