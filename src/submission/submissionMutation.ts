import type { MutationObserverOptions } from '@tanstack/react-query';
import { postSubmission, type ContactPayload, type SubmissionReceipt } from '../client/postSubmission.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { diagnosedFetch } from '../diagnostics/diagnosedFetch.js';
import type { SubmissionOptions } from './SubmissionOptions.js';

/**
 * The mutation of one form, as react-query wants it. Whatever a host's client has for defaults, a submission is sent
 * once, at once, and is kept by nobody.
 */
export function submissionMutation({ url, locale, onSuccess, onError, ...post }: SubmissionOptions) {
  return {
    mutationKey: ['contact', url],
    mutationFn: (payload: ContactPayload) => {
      // Bundlers leave out of production what stands behind this, and tests count calls.
      const fetch = process.env.NODE_ENV === 'development' ? diagnosedFetch(post.fetch) : post.fetch;
      return postSubmission(url, { locale, payload }, { ...post, fetch });
    },
    retry: false,
    networkMode: 'always',
    throwOnError: false,
    gcTime: 0,
    onSuccess: (receipt: SubmissionReceipt) => report(onSuccess, receipt),
    // A payload that JSON cannot hold fails with a TypeError: the developer's to see, no outcome.
    onError: (error: SubmissionError | TypeError) =>
      error instanceof SubmissionError && report(onError, error),
  } satisfies MutationObserverOptions<SubmissionReceipt, SubmissionError, ContactPayload>;
}

// react-query turns a throwing onSuccess into a failed mutation: a message that was sent would look lost.
function report<T>(callback: ((value: T) => void) | undefined, value: T): void {
  try {
    callback?.(value);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
