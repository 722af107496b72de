import { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload, SubmissionReceipt } from '../client/deliverOnce.js';
import { callAndReport, report } from '../submission/callAndReport.js';
import { isOffline, offlineError, send, type SendOptions } from '../submission/send.js';
import type { Challenge } from './challenges.js';

/**
 * Sends a submission with the token of a challenge.
 *
 * @param onSend called when the request has started
 * @throws SubmissionError `challengeFailed` or `offline` if there is no token; in that case nothing is sent
 */
export async function sendWithToken(
  challenge: Challenge,
  options: SendOptions,
  payload: ContactPayload,
  onSend: () => void,
): Promise<SubmissionReceipt> {
  // Before the token, because the visitor might have to complete the challenge for it.
  if (isOffline()) return send(options, payload);
  let token: string;
  const { name } = challenge;
  try {
    if (name && Object.hasOwn(payload, name)) {
      const error = new TypeError(
        'react-contact-kit: the name of <ContactChallenge> is also a field. Set another name.',
      );
      // Only the developer can fix it.
      report(error);
      throw error;
    }
    token = await challenge.getToken();
  } catch (cause) {
    const error = isOffline() ? offlineError(cause) : new SubmissionError('challengeFailed', { cause });
    callAndReport(options.onError, error);
    throw error;
  }
  const evidence = { ...options.evidence, challengeToken: token };
  const outcome = send({ ...options, evidence }, name ? { ...payload, [name]: token } : payload);
  onSend();
  return outcome.finally(challenge.reset);
}
