import type { Messages } from '../i18n/Messages.js';

const sw: Messages = {
  lang: 'sw',
  dir: 'ltr',

  name: 'Jina',
  email: 'Barua pepe',
  message: 'Ujumbe',
  submit: 'Tuma ujumbe',
  sending: 'Inatuma…',

  optional: '(si lazima)',
  required: '(lazima)',
  choose: 'Chagua…',
  charactersLeft: 'Herufi zilizobaki: {count}',
  charactersOver: 'Herufi zilizozidi: {count}',

  nameRequired: 'Tafadhali andika jina lako.',
  emailRequired: 'Tafadhali andika anwani yako ya barua pepe.',
  emailInvalid: 'Tafadhali andika anwani ya barua pepe kama jina@example.com.',
  messageRequired: 'Tafadhali andika ujumbe wako.',
  fieldRequired: 'Tafadhali jaza sehemu hii.',
  fieldInvalid: 'Tafadhali kagua sehemu hii.',
  fieldTooLong: 'Maandishi haya ni marefu mno. Tafadhali yafupishe.',
  fieldRejected: 'Jibu hili halikukubaliwa. Tafadhali libadilishe.',

  invalid: 'Ujumbe wako haukukubaliwa. Tafadhali kagua ulichoandika, kisha uutume tena.',
  notAccepted: 'Ujumbe wako haukutumwa. Bado upo hapa. Tafadhali utume tena.',
  rateLimited:
    'Kwa sasa ujumbe unaoingia ni mwingi mno. Ujumbe wako bado upo hapa. Tafadhali jaribu tena baadaye.',
  rateLimitedUntil:
    'Kwa sasa ujumbe unaoingia ni mwingi mno. Ujumbe wako bado upo hapa. Tafadhali jaribu tena {time}.',
  rejected: 'Fomu hii haiwezi kupokea ujumbe kwa sasa. Tafadhali wasiliana nasi kwa njia nyingine.',
  offline: 'Inaonekana huna intaneti. Ujumbe wako bado upo hapa. Tafadhali utume baada ya intaneti kurejea.',
  unconfirmed: 'Hatukuweza kuthibitisha kama ujumbe wako umefika. Ukiutuma tena, huenda ukafika mara mbili.',

  copyMessage: 'Nakili ujumbe',
  copied: 'Umenakiliwa',
  sendByEmail: 'Tuma kwa barua pepe badala yake',

  draftRestored: 'Ulichoandika awali kipo hapa tena.',
  draftKeep: 'Endelea nacho',
  draftDiscard: 'Kifute',

  sentTitle: 'Ujumbe umetumwa',
  sentText: 'Asante kwa kutuandikia.',
  sendAnother: 'Tuma ujumbe mwingine',
};

export default sw;
