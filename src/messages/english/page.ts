import type { Messages } from '../Messages.js';

type Parts<Group> = { [Key in keyof Group]?: Partial<Group[Key]> };

/**
 * The English that a form can show before its engine has loaded: its first paint, and the failure to load. Each string
 * here adds to the first load.
 */
export const englishOfPage = {
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
  },
  errors: {},
  outcomes: {
    notSentTitle: 'Not sent.',
    notSent: 'Your text is still here. Please send it again.',
    offlineTitle: 'You’re offline.',
    offline: 'Not sent. Your text is still here. Send it when you’re connected.',
    unconfirmedTitle: 'We can’t tell whether it arrived.',
    unconfirmed: 'Your text is still here. Sending it again may deliver it twice.',
  },
  actions: {
    submit: 'Send message',
    sendAgain: 'Send again',
    sending: 'Sending…',
    stillSending: 'Still sending…',
    sendByEmail: 'Send by email instead',
  },
} satisfies Parts<Messages>;

/** The English of parts that a form contains only if you add them. */
export const englishOfParts = {
  choose: 'Choose…',
  charactersLeft: 'Characters left: {count}',
  charactersOver: 'Characters over the limit: {count}',
  leaveEmpty: 'Leave this field empty',
};
