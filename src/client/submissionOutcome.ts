import type { SubmissionErrorCode } from './SubmissionError.js';

const CODES: Record<number, SubmissionErrorCode> = {
  400: 'invalid',
  408: 'notSent',
  422: 'invalid',
  425: 'notSent',
  429: 'rateLimited',
};

/** The start of an HTML document with its media type, after white space, comments and an XML declaration. */
const WEB_PAGE = /^text\/html.*\n(\s|<[!?][^>]*>)*<(!doctype|html)[\s>]/i;

/**
 * The outcome of a submission, from its response. A redirected 2xx is not an acceptance: following a redirect turns POST
 * into GET, so its 200 says nothing about the submission. A web page is not one either, because it comes from another
 * server, such as the fallback page of a single-page app. Other `text/html` is accepted: PHP sends a plain "OK" with this
 * media type.
 *
 * @param start the start of the body
 */
export function submissionOutcome(
  { ok, redirected, status, headers }: Response,
  start = '',
): 'accepted' | SubmissionErrorCode {
  const isPage = ok && start && WEB_PAGE.test(`${headers.get('Content-Type')}\n${start}`);
  if (redirected || isPage) return 'unconfirmed';
  if (ok) return 'accepted';
  return CODES[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'unconfirmed');
}
