import type { SubmissionErrorCode } from '../client/SubmissionError.js';

/** Every text of the kit in one language. `{placeholders}` stand where a value goes in. */
export interface Messages extends Record<SubmissionErrorCode, string> {
  /** BCP 47 tag of the language the texts are in. */
  lang: string;
  dir: 'ltr' | 'rtl';

  name: string;
  email: string;
  message: string;
  submit: string;
  sending: string;

  nameRequired: string;
  emailRequired: string;
  emailInvalid: string;
  messageRequired: string;
  fieldRequired: string;
  fieldInvalid: string;
  fieldTooLong: string;
  /** The service refused what the field says; why, nobody can tell in this language. */
  fieldRejected: string;

  /** `rateLimited` when the wait is known; `{time}` reads like "in 2 minutes". */
  rateLimitedUntil: string;

  sentTitle: string;
  sentText: string;
  sendAnother: string;
}

export type MessageKey = Exclude<keyof Messages, 'lang' | 'dir'>;
