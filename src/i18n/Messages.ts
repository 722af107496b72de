import type { SubmissionErrorCode } from '../client/SubmissionError.js';

/** Every text of the kit in one language. `{placeholders}` stand where a value goes in. */
export type Messages = Record<SubmissionErrorCode, string> & {
  /** BCP 47 tag of the language the texts are in. */
  lang: string;
  dir: 'ltr' | 'rtl';

  name: string;
  email: string;
  message: string;
  submit: string;
  sending: string;

  /** After the label of a field that may stay empty, in the brackets of the language. */
  optional: string;
  /** After the label of a field that may not. */
  required: string;
  /** The first entry of a list, before anything is chosen. */
  choose: string;
  /** `{count}` is how many characters a text may still grow. */
  charactersLeft: string;
  /** `{count}` is by how many characters a text is too long. */
  charactersOver: string;

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

  /** Puts the message on the clipboard, after a failure. */
  copyMessage: string;
  /** In its place, once the message is there. */
  copied: string;
  /** Opens the visitor's mail program with the message in it, after a failure. */
  sendByEmail: string;

  /** The fields hold what was written on an earlier visit. Whether that was sent, nobody may know. */
  draftRestored: string;
  /** Leaves the fields as they are. */
  draftKeep: string;
  /** Empties them. */
  draftDiscard: string;

  sentTitle: string;
  sentText: string;
  sendAnother: string;
};

/** A catalog with texts of a host's own beside the kit's: labels of its fields, and what else it has to say. */
export type OwnMessages = Messages & { readonly [key: string]: string | undefined };

export type MessageKey = Exclude<keyof Messages, 'lang' | 'dir'>;
