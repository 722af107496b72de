import type { SubmissionError } from '../client/SubmissionError.js';
import type { OwnMessages } from '../i18n/Messages.js';
import type { FormValues } from './formValues.js';

/** What there is to tell a visitor whose message was not sent. */
export interface ContactPage {
  /** The whole form as markup, in the visitor's language, with the values and all that went wrong in it. */
  form: string;
  /** The HTTP status that the page goes out with. */
  status: number;
  messages: OwnMessages;
  /** What the visitor wrote, by field. Not escaped. */
  values: FormValues;
  /** What is wrong with fields, as texts by field. Not escaped, as a schema of yours may quote what was written. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Why the submission failed, when no field can tell. */
  error?: SubmissionError | undefined;
}
