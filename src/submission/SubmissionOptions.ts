import type { PostOptions, SubmissionReceipt } from '../client/postSubmission.js';
import type { SubmissionError } from '../client/SubmissionError.js';

/** How submissions go, and who hears of them. */
export interface SubmissionSettings extends PostOptions {
  /** Called once the service acknowledged a submission, also after the form has left the page. */
  onSuccess?: ((receipt: SubmissionReceipt) => void) | undefined;
  /** Called when a submission failed, also after the form has left the page. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

/** The same for one form. */
export interface SubmissionOptions extends SubmissionSettings {
  /** Address of the form's submissions. */
  url: string;
  /** Short language code that is submitted. */
  locale: string;
}
