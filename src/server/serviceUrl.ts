import { submissionUrl } from '../client/submissionUrl.js';
import { misuse } from './misuse.js';

/**
 * The address of a form's submissions, as a server needs it: it has no page that a path could belong to.
 *
 * @throws TypeError when it addresses no form
 */
export function serviceUrl(baseUrl: string, formId: string): string {
  if (URL.canParse(baseUrl)) return submissionUrl(baseUrl, formId);
  throw misuse('baseUrl', baseUrl, 'a server cannot tell which host to send to', 'an absolute http(s) URL');
}
