import { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload, SubmissionReceipt } from '../client/deliverOnce.js';
import { callAndReport } from '../submission/callAndReport.js';
import { send, type SendOptions } from '../submission/send.js';
import type { Challenge } from './challenges.js';

/**
 * Sends a submission with the token of a challenge.
 *
 * @throws SubmissionError `challengeFailed` if there is no token; in that case nothing is sent
 */
export async function sendWithToken(
  challenge: Challenge,
  options: SendOptions,
  payload: ContactPayload,
): Promise<SubmissionReceipt> {
  let token: string;
  try {
    token = await challenge.getToken();
  } catch (cause) {
    const error = new SubmissionError('challengeFailed', { cause });
    callAndReport(options.onError, error);
    throw error;
  }
  const { name } = challenge;
  const evidence = { ...options.evidence, challengeToken: token };
  try {
    return await send({ ...options, evidence }, name ? { ...payload, [name]: token } : payload);
  } finally {
    challenge.reset();
  }
}
