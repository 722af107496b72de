import type { SendSubmission } from '../client/deliver.js';
import { diagnoseWebPage } from './diagnoseWebPage.js';
import { diagnoseThrown } from './diagnoseThrown.js';
import { warnOnce } from './warnOnce.js';

/** Wraps the app's `send`. It tells the developer about an unexpected result or error, and does not change it. */
export function diagnosedSend(send: SendSubmission): SendSubmission {
  return async (request) => {
    try {
      const answer = await send(request);
      // In plain JavaScript, and in functions without a return type, nothing is easily returned.
      if (typeof (answer as typeof answer | undefined)?.status !== 'number') {
        warnOnce(
          'the function that you set as send resolved to neither a Response nor a receipt, so visitors see that their ' +
            'message might not have arrived. Return the Response, or { status: 200 } if the message was accepted.',
        );
      }
      if (answer instanceof Response) {
        const source = `the request of the function that you set as send${answer.url && `, ${answer.url}`}`;
        diagnoseWebPage(answer, source, 'Check the URL that the function requests.').catch(() => undefined);
      }
      return answer;
    } catch (error) {
      if (!request.signal.aborted) diagnoseThrown('send', error);
      throw error;
    }
  };
}
