import { SubmissionError } from '../client/SubmissionError.js';
import type { Challenge } from '../components/ContactChallenge.js';
import { diagnoseChallenge, diagnoseTrap } from '../diagnostics/diagnoseForm.js';
import { callAndReport } from '../submission/callAndReport.js';
import type { Submit } from '../submission/machine.js';
import { send, takeOfflineError, type SendOptions } from '../submission/send.js';
import type { FormSubmit } from './createEngine.js';

/**
 * Returns a function that sends a payload with its evidence. A filled honeypot can discard the payload, and a CAPTCHA adds
 * a token. Reads the honeypot immediately, because the form can unmount later.
 *
 * The function throws the errors of `send`. If there is no token, it throws a `SubmissionError` with the code
 * `challengeFailed` or `offline`.
 */
export function sendWithEvidence(
  { controls, challenge, secondsToSubmit }: Omit<FormSubmit, 'form' | 'options'>,
  options: SendOptions,
): Submit['send'] {
  const trap = controls.find(({ control }) => control.matches('input[data-rck-trap]'));
  const isTrapFilled = trap && trap.value !== '';
  const isDiscarded = isTrapFilled && trap.control.dataset['rckTrap'] === 'discard';
  const evidence = { isTrapFilled, secondsToSubmit };

  return async (payload, onSending) => {
    if (isDiscarded) {
      try {
        // Bundlers remove the diagnostics from production builds.
        if (process.env.NODE_ENV === 'development') diagnoseTrap();
      } catch {
        // Without a bundler there is no `process`, and no diagnostics.
      }
      return undefined;
    }
    // Without a CAPTCHA, the request starts in the same task as the submit event.
    const challengeToken = challenge && (await tokenOf(challenge, options));
    try {
      // Bundlers remove the diagnostics from production builds.
      if (process.env.NODE_ENV === 'development') diagnoseChallenge(challenge?.name, payload);
    } catch {
      // Without a bundler there is no `process`, and no diagnostics.
    }
    // A field with the name of the CAPTCHA keeps the visitor's text.
    const sent = challenge?.name ? { [challenge.name]: challengeToken, ...payload } : payload;
    const request = send({ ...options, evidence: { ...evidence, challengeToken } }, sent);
    onSending();
    return challenge ? request.finally(challenge.reset) : request;
  };
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
