import { readBody } from '../client/readBody.js';
import { submissionOutcome } from '../client/submissionOutcome.js';
import { errorOnce } from './warnOnce.js';

/**
 * Logs an error if a response with a 2xx is a web page. It reads a copy of the body, so it must be called before anything
 * else reads the body.
 *
 * @param source what the page has answered
 * @param advice how to fix it
 */
export async function diagnoseWebPage(response: Response, source: string, advice: string): Promise<void> {
  const { ok, redirected, status } = response;
  if (!ok || redirected) return;
  await readBody(response.clone(), (start) => {
    if (submissionOutcome(response, start) === 'accepted') return;
    errorOnce(
      `a web page, not the contact service, answered ${source} (HTTP status ${status}), so visitors see that their message ` +
        `might not have arrived. ${advice}`,
    );
  });
}
