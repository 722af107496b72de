import type { ContactPayload } from '../client/request.js';
import { SubmissionError } from '../client/SubmissionError.js';
import type { Challenge } from '../components/ContactChallenge.js';
import { diagnoseTrap } from '../diagnostics/diagnoseForm.js';
import { callAndReport, report } from '../submission/callAndReport.js';
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
  { controls, challenge, secondsToSubmit }: Omit<FormSubmit, 'options'>,
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
    let challengeToken: string | undefined;
    // Without a CAPTCHA, the request starts in the same task as the submit event.
    if (challenge) {
      challengeToken = await tokenOf(challenge, payload).catch((error: unknown) => {
        callAndReport(options.onError, error as SubmissionError);
        throw error;
      });
    }
    const sent = challenge?.name ? { ...payload, [challenge.name]: challengeToken } : payload;
    const request = send({ ...options, evidence: { ...evidence, challengeToken } }, sent);
    onSending();
    return challenge ? request.finally(challenge.reset) : request;
  };
}

/**
 * Returns the token of a challenge for a payload.
 *
 * @throws SubmissionError `challengeFailed` or `offline` if there is no token
 */
async function tokenOf({ name, getToken }: Challenge, payload: ContactPayload): Promise<string> {
  // First, so that an offline visitor does not complete a challenge in vain.
  const offlineError = takeOfflineError();
  if (offlineError) throw offlineError;
  try {
    if (name && Object.hasOwn(payload, name)) {
      const error = new TypeError(
        'react-contact-kit: <ContactChallenge> has the name of a field. Set another name.',
      );
      // Only the developer can fix it.
      report(error);
      throw error;
    }
    return await getToken();
  } catch (cause) {
    throw takeOfflineError(cause) ?? new SubmissionError('challengeFailed', { cause });
  }
}
