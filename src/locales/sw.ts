import type { Messages } from './Messages.js';

const sw: Messages = {
  lang: 'sw',
  dir: 'ltr',
  labels: {
    name: 'Jina',
    email: 'Barua pepe',
    message: 'Ujumbe',
  },
  hints: {
    optional: '(si lazima)',
    required: '(lazima)',
    choose: 'Chagua…',
    charactersLeft: 'Herufi zilizobaki: {count}',
    charactersOver: 'Herufi zilizozidi kikomo: {count}',
    leaveEmpty: 'Tafadhali acha sehemu hii wazi',
    emailSuggestion: 'Je, ulimaanisha {email}?',
    completeChallenge: 'Tafadhali kamilisha ukaguzi huu ili kutuma ujumbe wako.',
  },
  errors: {
    nameRequired: 'Tafadhali andika jina lako.',
    emailRequired: 'Tafadhali andika anwani yako ya barua pepe.',
    emailInvalid: 'Tafadhali andika anwani ya barua pepe katika muundo sahihi, kama jina@example.com.',
    messageRequired: 'Tafadhali andika ujumbe wako.',
    fieldRequired: 'Tafadhali jaza sehemu hii.',
    checkboxRequired: 'Tafadhali weka tiki kwenye kisanduku hiki ili kuendelea.',
    choiceRequired: 'Tafadhali chagua chaguo moja.',
    fieldInvalid: 'Tafadhali kagua sehemu hii.',
    fieldTooLong: 'Maandishi haya ni marefu mno. Tafadhali yafupishe.',
    fieldRejected: 'Jibu hili halikukubaliwa. Tafadhali libadilishe.',
  },
  outcomes: {
    invalid: 'Ujumbe wako haukukubaliwa. Tafadhali kagua ulichoandika, kisha uutume tena.',
    notSent: 'Ujumbe wako haukutumwa. Bado upo hapa. Tafadhali utume tena.',
    challengeFailed:
      'Ujumbe wako haukutumwa kwa sababu ukaguzi dhidi ya barua taka haukufanya kazi. Bado upo hapa. Tafadhali utume tena.',
    rateLimited:
      'Ujumbe wako haukutumwa kwa sababu ujumbe unaoingia kwa sasa ni mwingi mno. Ujumbe wako bado upo hapa. Tafadhali jaribu tena baadaye.',
    rateLimitedUntil:
      'Ujumbe wako haukutumwa kwa sababu ujumbe unaoingia kwa sasa ni mwingi mno. Ujumbe wako bado upo hapa. Tafadhali jaribu tena {time}.',
    rejected:
      'Ujumbe wako haukutumwa. Fomu hii haiwezi kupokea ujumbe kwa sasa. Tafadhali wasiliana nasi kwa njia nyingine.',
    offline:
      'Inaonekana huna intaneti. Ujumbe wako bado upo hapa. Tafadhali utume baada ya intaneti kurejea.',
    unconfirmed:
      'Hatukuweza kuthibitisha kama ujumbe wako umefika. Ukiutuma tena, huenda ukafika mara mbili.',
    sentTitle: 'Ujumbe umetumwa',
    sentText: 'Asante kwa kutuandikia.',
    draftRestored: 'Ulichoandika awali kipo hapa tena.',
  },
  actions: {
    submit: 'Tuma ujumbe',
    sending: 'Inatuma…',
    sendAnother: 'Tuma ujumbe mwingine',
    copyMessage: 'Nakili ujumbe',
    copied: 'Umenakiliwa',
    sendByEmail: 'Tuma kwa barua pepe badala yake',
    keepDraft: 'Bakiza maandishi haya',
    discardDraft: 'Futa maandishi haya',
  },
};

export default sw;
