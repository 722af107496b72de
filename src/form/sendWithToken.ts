import { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload, SubmissionReceipt } from '../client/deliverOnce.js';
import { callAndReport, report } from '../submission/callAndReport.js';
import { send, type SendOptions } from '../submission/send.js';
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
  let token: string;
  const { name } = challenge;
  try {
    if (name !== undefined && Object.hasOwn(payload, name)) throw reported(nameError(name));
    token = await challenge.getToken();
  } catch (cause) {
    const error = new SubmissionError(navigator.onLine === false ? 'offline' : 'challengeFailed', { cause });
    callAndReport(options.onError, error);
    throw error;
  }
  const evidence = { ...options.evidence, challengeToken: token };
  try {
    const outcome = send({ ...options, evidence }, name ? { ...payload, [name]: token } : payload);
    onSend();
    return await outcome;
  } finally {
    challenge.reset();
  }
}

function nameError(name: string): TypeError {
  return new TypeError(
    `react-contact-kit: the name of <ContactChallenge> is ${JSON.stringify(name)}, which is also a field of the form, so ` +
      'the token would replace its value. Set another name.',
  );
}

/** Reports an error that only the developer can fix as uncaught. */
function reported(error: TypeError): TypeError {
  report(error);
  return error;
}
