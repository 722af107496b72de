import type { SendSubmission } from '../client/deliver.js';
import { diagnoseThrown } from './diagnoseThrown.js';

/** Wraps the app's `send`. It warns the developer about an unexpected error. The result does not change. */
export function diagnosedSend(send: SendSubmission): SendSubmission {
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      diagnoseThrown('send', error);
      throw error;
    }
  };
}
