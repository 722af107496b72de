import type { PostOptions, SubmissionReceipt } from '../client/postSubmission.js';
import type { SubmissionError } from '../client/SubmissionError.js';

/** Where one form's submissions go, and who hears of them. */
export interface SubmissionOptions extends Omit<PostOptions, 'signal'> {
  /** Address of the form's submissions. */
  url: string;
  /** Short language code that is submitted. */
  locale: string;
  /** Called once the service acknowledged a submission, also after the form has left the page. */
  onSuccess?: ((receipt: SubmissionReceipt) => void) | undefined;
  /** Called when a submission failed, also after the form has left the page. */
  onError?: ((error: SubmissionError) => void) | undefined;
}
