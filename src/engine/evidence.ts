import { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload } from '../client/request.js';
import { diagnoseChallenge, diagnoseTrap } from '../diagnostics/diagnoseForm.js';
import type { Challenge, FormSubmit } from '../form/contract.js';
import { callAndReport } from '../form/report.js';
import { send, takeOfflineError, type SendOptions } from './send.js';

/** What the evidence of a submission consists of. */
export type Evidence = Pick<FormSubmit, 'controls' | 'challenge' | 'secondsToSubmit'>;

/**
 * Sends a payload with its evidence. A filled honeypot can discard the payload, and a CAPTCHA adds a token.
 *
 * @param onSending called when the request has started
 * @throws SubmissionError as `send` does, and `challengeFailed` or `offline` if there is no token
 */
export async function sendWithEvidence(
  payload: ContactPayload,
  { controls, challenge, secondsToSubmit, options }: Evidence & { options: SendOptions },
  onSending: () => void,
): Promise<unknown> {
  // The values that the controls had at the submit: the form can have changed or unmounted.
  const trap = controls.find(({ control }) => control.matches('input[data-rck-trap]'));
  const isTrapFilled = trap && trap.value !== '';
  if (isTrapFilled && trap.control.dataset['rckTrap'] === 'discard') {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') diagnoseTrap();
    return undefined;
  }
  // Without a CAPTCHA, the request starts in the same task as the submit event.
  const challengeToken = challenge && (await tokenOf(challenge, options));
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') diagnoseChallenge(challenge?.name, payload);
  const evidence = { isTrapFilled, secondsToSubmit, challengeToken };
  // A field with the name of the CAPTCHA keeps the visitor's text.
  const sent = challenge?.name ? { [challenge.name]: challengeToken, ...payload } : payload;
  const request = send({ ...options, evidence }, sent, onSending);
  return challenge ? request.finally(challenge.reset) : request;
}

/**
 * Returns the token of a challenge.
 *
 * @throws SubmissionError `challengeFailed` or `offline` if there is no token
 */
async function tokenOf({ getToken }: Challenge, { onError }: SendOptions): Promise<string> {
  // First, so that an offline visitor does not complete a challenge in vain.
  let error = takeOfflineError();
  try {
    if (!error) return await getToken();
  } catch (cause) {
    error = takeOfflineError(cause) ?? new SubmissionError('challengeFailed', { cause });
  }
  callAndReport(onError, error);
  throw error;
}
