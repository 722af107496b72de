/**
 * The kit's UI strings in one language. `{placeholders}` mark where a value is inserted.
 *
 * Each group has its own keys, so a field and a validation error can have the same name.
 */
export interface Messages {
  /** BCP 47 tag of the language, for the form's `lang` attribute. */
  lang: string;
  /** Writing direction, for the form's `dir` attribute. */
  dir: 'ltr' | 'rtl';
  /** Labels, by field name. */
  labels: { name: string; email: string; message: string };
  /** Text next to and inside controls. */
  hints: {
    /** Follows the label of an optional field. */
    optional: string;
    /** Follows the label of a required field. */
    required: string;
    /** First option of a select. */
    choose: string;
    /** `{count}`: the number of characters left. */
    charactersLeft: string;
    /** `{count}`: the number of characters over the limit. */
    charactersOver: string;
    /** Label of the honeypot. Text browsers show it. */
    leaveEmpty: string;
    /** Button that corrects a misspelled email address. `{email}`: the corrected address. */
    emailSuggestion: string;
    /** Shown next to a CAPTCHA while a submission waits for it. */
    completeChallenge: string;
  };
  /** Validation errors. A schema refers to them by key. */
  errors: {
    /** The field is empty. */
    nameRequired: string;
    /** The field is empty. */
    emailRequired: string;
    /** The value is not an email address. */
    emailInvalid: string;
    /** The field is empty. */
    messageRequired: string;
    /** Any other required field is empty. */
    fieldRequired: string;
    /** A required checkbox is not checked. */
    checkboxRequired: string;
    /** A required select or group has no choice. */
    choiceRequired: string;
    /** The value breaks a rule that has no message of its own. */
    fieldInvalid: string;
    /** The value is too long. */
    fieldTooLong: string;
    /** The backend did not accept the value. */
    fieldNotAccepted: string;
  };
  /** The result of a submission. A failure has a title and a description, by `SubmissionError` code. */
  outcomes: {
    /** Title for `invalid`. */
    invalidTitle: string;
    /** Description for `invalid`. */
    invalid: string;
    /** Title for `notSent`. */
    notSentTitle: string;
    /** Description for `notSent`. */
    notSent: string;
    /** Description for `challengeFailed`. Its title is `notSentTitle`. */
    challengeFailed: string;
    /** Title for `rateLimited`. */
    rateLimitedTitle: string;
    /** Description for `rateLimited` without a time. */
    rateLimited: string;
    /** Replaces `rateLimited` if the backend sends a wait of at most two hours. `{time}`: a phrase such as "in 2 minutes". */
    rateLimitedUntil: string;
    /** Title for `rejected`. */
    rejectedTitle: string;
    /** Description for `rejected` if `fallback.email` is not set. */
    rejected: string;
    /** Replaces `rejected` if `fallback.email` is set. */
    rejectedWithEmail: string;
    /** Title for `offline`. */
    offlineTitle: string;
    /** Description for `offline`. */
    offline: string;
    /** Title for `unconfirmed`. */
    unconfirmedTitle: string;
    /** Description for `unconfirmed`. */
    unconfirmed: string;
    /** Heading of the confirmation. */
    sentTitle: string;
    /** Paragraph of the confirmation. */
    sentText: string;
    /** Follows `sentText` if the payload has an email address. `{email}`: the address. */
    sentReply: string;
    /**
     * Text of the draft notice. After `unconfirmed`, or if the page closed while the form was sending, the notice shows
     * the message for `unconfirmed` instead.
     */
    draftRestored: string;
  };
  /** Labels of buttons and links, and their state. */
  actions: {
    /** Label of the submit button. */
    submit: string;
    /** Replaces `submit` while `ContactStatus` shows a failure. */
    sendAgain: string;
    /** Replaces `submit` and `sendAgain` while the request is pending. */
    sending: string;
    /** Replaces `sending` after eight seconds. */
    stillSending: string;
    /** Shows the form again, with the visitor's name and email address. */
    sendAnother: string;
    /** Copies the visitor's text. */
    copyMessage: string;
    /** Replaces `copyMessage` for three seconds. */
    copied: string;
    /** Opens the visitor's mail program with the text. */
    sendByEmail: string;
    /** Keeps the restored text. */
    keepDraft: string;
    /** Removes the restored text. */
    discardDraft: string;
  };
}

/** A catalog with your own labels, errors, descriptions and placeholders. */
export interface CustomMessages extends Messages {
  labels: Messages['labels'] & Readonly<Record<string, string>>;
  /** Text between label and control, by field name. */
  descriptions?: Readonly<Record<string, string>>;
  /** Placeholders, by field name. */
  placeholders?: Readonly<Record<string, string>>;
  /** Validation errors, by the message that your schema sets. */
  errors: Messages['errors'] & Readonly<Record<string, string>>;
}
