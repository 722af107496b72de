import type { Messages } from './Messages.js';

const en: Messages = {
  lang: 'en',
  dir: 'ltr',
  labels: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
  },
  hints: {
    optional: '(optional)',
    required: '(required)',
    choose: 'Choose…',
    charactersLeft: 'Characters left: {count}',
    charactersOver: 'Characters over the limit: {count}',
    leaveEmpty: 'Leave this field empty',
    emailSuggestion: 'Did you mean {email}?',
    completeChallenge: 'Complete this check to send your message.',
  },
  errors: {
    nameRequired: 'Enter your name.',
    emailRequired: 'Enter your email address.',
    emailInvalid: 'Enter an email address in the correct format, like name@example.com.',
    messageRequired: 'Enter your message.',
    fieldRequired: 'Fill in this field.',
    checkboxRequired: 'Tick this box to continue.',
    choiceRequired: 'Choose an option.',
    fieldInvalid: 'Check this field.',
    fieldTooLong: 'This is too long. Please shorten it.',
    fieldRejected: 'This was not accepted. Please change it.',
  },
  outcomes: {
    invalid: 'Your message was not accepted. Please check what you wrote, then send it again.',
    notSent: 'Your message was not sent. It is still here. Please send it again.',
    challengeFailed:
      'Your message was not sent, because the spam check failed. It is still here. Please send it again.',
    rateLimited:
      'Your message was not sent: too many are coming in right now. It is still here. Please try again later.',
    rateLimitedUntil:
      'Your message was not sent: too many are coming in right now. It is still here. Please try again {time}.',
    rejected:
      'Your message was not sent. This form cannot accept messages at the moment. Please contact us another way.',
    offline: 'You seem to be offline. Your message is still here. Send it when you are back online.',
    unconfirmed: 'We could not confirm that your message arrived. If you send it again, it may arrive twice.',
    sentTitle: 'Message sent',
    sentText: 'Thank you for writing to us.',
    draftRestored: 'What you wrote earlier is back.',
  },
  actions: {
    submit: 'Send message',
    sending: 'Sending…',
    sendAnother: 'Send another message',
    copyMessage: 'Copy message',
    copied: 'Copied',
    sendByEmail: 'Send by email instead',
    keepDraft: 'Keep this text',
    discardDraft: 'Discard it',
  },
};

export default en;
