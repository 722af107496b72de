import { isSubmissionError } from '../client/SubmissionError.js';
import { warnOnce } from './warnOnce.js';

const ADVICE = {
  fetch: 'Fix it, or return a Response.',
  send: 'Fix it, or throw a SubmissionError with the code of the outcome, such as "notSent" if nothing was sent.',
};

/** Warns about an error of the app's own `fetch` or `send`, unless it is a failure of the network or an abort. */
export function diagnoseThrown(option: keyof typeof ADVICE, error: unknown): void {
  if (isSubmissionError(error) || isNetworkFailure(error)) return;
  warnOnce(
    `the function that you set as ${option} threw ${describe(error)}, so visitors see that their message might not have ` +
      `arrived. ${ADVICE[option]}`,
  );
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : `a value of type ${typeof error}`;

/** Browsers and Node report failures of the network as a TypeError with one of these messages. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNetworkError =
    error instanceof TypeError &&
    /^(failed to fetch|fetch failed|network ?error|load failed)/i.test(error.message);
  return isNetworkError || error.name === 'AbortError' || error.name === 'TimeoutError';
}
