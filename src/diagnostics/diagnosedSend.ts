import { isSubmissionError } from '../client/SubmissionError.js';
import { warnOnce } from './warnOnce.js';

/**
 * Wraps the app's `send`. It warns the developer if `send` fails in a way that says nothing about the submission. The
 * result does not change.
 */
export function diagnosedSend<Arguments extends unknown[], Answer>(
  send: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer> {
  return async (...args) => {
    try {
      return await send(...args);
    } catch (error) {
      if (!isSubmissionError(error)) {
        warnOnce(
          `send threw ${String(error)}, so the visitor reads that the outcome is unknown. Throw a SubmissionError with ` +
            'the code of the outcome, such as "notSent" if nothing was sent, or return the Response.',
        );
      }
      throw error;
    }
  };
}
