/**
 * The UI strings of the kit in one language. `{placeholders}` mark where a value is inserted.
 *
 * The groups are separate, so a field or a validation error of your own can have the name of another message.
 */
export interface Messages {
  /** BCP 47 tag of the language. Becomes the form's `lang` attribute. */
  lang: string;
  /** Writing direction. Becomes the form's `dir` attribute. */
  dir: 'ltr' | 'rtl';
  /** Labels, by field name. */
  labels: { name: string; email: string; message: string };
  /** Text next to and inside controls. */
  hints: {
    /** Follows the label of an optional field, in parentheses. */
    optional: string;
    /** Follows the label of a required field, in parentheses. */
    required: string;
    /** First option of a select, before a choice is made. */
    choose: string;
    /** `{count}`: how many more characters fit. */
    charactersLeft: string;
    /** `{count}`: by how many characters the text is too long. */
    charactersOver: string;
    /** Label of an invisible field that catches spam bots. Text browsers show it. */
    leaveEmpty: string;
    /** Button that corrects a probable typo in the email field. `{email}`: the corrected address. */
    emailSuggestion: string;
    /** Shown next to a CAPTCHA after a submit. The form sends the message when the CAPTCHA is complete. */
    completeChallenge: string;
  };
  /** Validation errors. A schema refers to them by key. */
  errors: {
    /** The field is empty. */
    nameRequired: string;
    /** The field is empty. */
    emailRequired: string;
    /** The text is not an email address. */
    emailInvalid: string;
    /** The field is empty. */
    messageRequired: string;
    /** A required field that is not a default field is empty. */
    fieldRequired: string;
    /** The visitor must check the checkbox. */
    checkboxRequired: string;
    /** A select or a group of radio buttons or checkboxes has no choice. */
    choiceRequired: string;
    /** A check failed and has no message. */
    fieldInvalid: string;
    /** The text is too long. */
    fieldTooLong: string;
    /** The backend did not accept the value and gave no reason that the kit can show. */
    fieldNotAccepted: string;
  };
  /** The result of a submission. A failure has a title and a text, by `SubmissionError` code. */
  outcomes: {
    /** Title of the error `invalid`. */
    invalidTitle: string;
    /** Text of the error `invalid`. */
    invalid: string;
    /** Title of the error `notSent`. */
    notSentTitle: string;
    /** Text of the error `notSent`. */
    notSent: string;
    /** The check against spam, such as a CAPTCHA, did not work. Its title is `notSentTitle`. */
    challengeFailed: string;
    /** Title of the error `rateLimited`. */
    rateLimitedTitle: string;
    /** Text of the error `rateLimited` when the wait is not known. */
    rateLimited: string;
    /** Replaces `rateLimited` when the wait is known. `{time}` is a phrase such as "in 2 minutes". */
    rateLimitedUntil: string;
    /** Title of the error `rejected`. */
    rejectedTitle: string;
    /** Text of the error `rejected` if `fallback.email` is not set. Visitors can copy their message. */
    rejected: string;
    /** Replaces `rejected` if `fallback.email` is set. A link opens a mail that contains the message. */
    rejectedWithEmail: string;
    /** Title of the error `offline`. */
    offlineTitle: string;
    /** Text of the error `offline`. */
    offline: string;
    /** Title of the error `unconfirmed`. */
    unconfirmedTitle: string;
    /** Text of the error `unconfirmed`. */
    unconfirmed: string;
    /** Heading of the confirmation. */
    sentTitle: string;
    /** Text of the confirmation. */
    sentText: string;
    /** Follows `sentText` when the submission has an email address. `{email}`: the address. */
    sentReply: string;
    /** The fields contain text restored from an earlier visit. */
    draftRestored: string;
  };
  /** Labels of buttons and links, and their state. */
  actions: {
    /** Label of the submit button. */
    submit: string;
    /** Replaces `submit` after a failure. */
    sendAgain: string;
    /** Replaces `submit` while the request is pending. */
    sending: string;
    /** Replaces `sending` when the submission takes longer than eight seconds. */
    stillSending: string;
    /** Shows the form again, with the visitor's name and email address. */
    sendAnother: string;
    /** Copies the visitor's text. */
    copyMessage: string;
    /** Replaces `copyMessage` for three seconds. */
    copied: string;
    /** Opens the visitor's mail program with the message filled in. */
    sendByEmail: string;
    /** Keeps the restored text. */
    keepDraft: string;
    /** Removes the restored text. */
    discardDraft: string;
  };
}

/** A catalog with messages of your own in addition to the kit's. */
export interface CustomMessages extends Messages {
  labels: Messages['labels'] & Readonly<Record<string, string>>;
  /** Text between label and control, by field name. */
  descriptions?: Readonly<Record<string, string>>;
  /** Placeholders, by field name. */
  placeholders?: Readonly<Record<string, string>>;
  /** Validation errors, by the message that your schema gives them. */
  errors: Messages['errors'] & Readonly<Record<string, string>>;
}
