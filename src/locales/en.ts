import type { Messages } from '../i18n/Messages.js';

const en: Messages = {
  lang: 'en',
  dir: 'ltr',

  name: 'Name',
  email: 'Email',
  message: 'Message',
  submit: 'Send message',
  sending: 'Sending…',

  optional: '(optional)',
  required: '(required)',
  choose: 'Choose…',
  charactersLeft: 'Characters left: {count}',
  charactersOver: 'Characters over: {count}',

  nameRequired: 'Enter your name.',
  emailRequired: 'Enter your email address.',
  emailInvalid: 'Enter an email address like name@example.com.',
  messageRequired: 'Enter your message.',
  fieldRequired: 'Fill in this field.',
  fieldInvalid: 'Check this field.',
  fieldTooLong: 'This is too long.',
  fieldRejected: 'This was not accepted. Please change it.',

  invalid: 'Your message was not accepted. Please check what you wrote, then send it again.',
  notAccepted: 'Your message was not sent. It is still here. Please send it again.',
  rateLimited: 'Too many messages right now. Yours is still here. Please try again later.',
  rateLimitedUntil: 'Too many messages right now. Yours is still here. Please try again {time}.',
  rejected: 'This form cannot take messages at the moment. Please reach us another way.',
  offline: 'You seem to be offline. Your message is still here. Send it once you are connected.',
  unconfirmed: 'We could not confirm that your message arrived. Sending it again could deliver it twice.',

  copyMessage: 'Copy message',
  copied: 'Copied',
  sendByEmail: 'Send by email instead',

  draftRestored: 'What you wrote earlier is back.',
  draftKeep: 'Keep it',
  draftDiscard: 'Discard it',

  sentTitle: 'Message sent',
  sentText: 'Thank you for writing.',
  sendAnother: 'Send another message',
};

export default en;
