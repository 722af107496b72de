import type { Messages } from '../messages/Messages.js';

const hu: Messages = {
  lang: 'hu',
  dir: 'ltr',
  labels: {
    name: 'Név',
    email: 'E-mail-cím',
    message: 'Üzenet',
  },
  hints: {
    optional: '(nem kötelező)',
    required: '(kötelező)',
    choose: 'Válasszon…',
    charactersLeft: 'Hátralévő karakterek száma: {count}',
    charactersOver: 'A korlátot meghaladó karakterek száma: {count}',
    leaveEmpty: 'Hagyja üresen ezt a mezőt',
    emailSuggestion: 'Erre gondolt: {email}?',
    completeChallenge: 'Az üzenet elküldéséhez végezze el ezt az ellenőrzést.',
  },
  errors: {
    nameRequired: 'Adja meg a nevét.',
    emailRequired: 'Adja meg az e-\u2060mail-címét.',
    emailInvalid: 'Adja meg az e-\u2060mail-címet ilyen formában: nev@example.com.',
    messageRequired: 'Írja be az üzenetét.',
    fieldRequired: 'Töltse ki ezt a mezőt.',
    checkboxRequired: 'A folytatáshoz jelölje be ezt a négyzetet.',
    choiceRequired: 'Válasszon egy lehetőséget.',
    fieldInvalid: 'Ellenőrizze ezt a mezőt.',
    fieldTooLong: 'A szöveg túl hosszú. Kérjük, rövidítse le.',
    fieldNotAccepted: 'A rendszer ezt nem fogadta el. Kérjük, módosítsa.',
  },
  outcomes: {
    invalidTitle: 'A rendszer nem fogadta el az üzenetet.',
    invalid: 'Ellenőrizze, amit írt, majd küldje el újra az üzenetét.',
    notSentTitle: 'Az üzenetet nem sikerült elküldeni.',
    notSent: 'A szöveg továbbra is itt van. Kérjük, küldje el újra.',
    challengeFailed: 'A spamellenőrzés nem működött. Az üzenete továbbra is itt van. Kérjük, küldje el újra.',
    rateLimitedTitle: 'Jelenleg túl sok üzenet érkezik.',
    rateLimited:
      'Az üzenetét nem sikerült elküldeni. A szöveg továbbra is itt van. Próbálja meg később újra.',
    rateLimitedUntil:
      'Az üzenetét nem sikerült elküldeni. A szöveg továbbra is itt van. Próbálja meg újra {time}.',
    rejectedTitle: 'Ez az űrlap most nem fogad üzeneteket.',
    rejected: 'Az üzenetét nem sikerült elküldeni. Másolja ki, hogy ne vesszen el.',
    rejectedWithEmail:
      'Az üzenetét nem sikerült elküldeni. Írjon nekünk inkább e-\u2060mailt; a szöveg már benne lesz.',
    offlineTitle: 'Nincs internetkapcsolat.',
    offline:
      'Az üzenetét nem sikerült elküldeni. A szöveg továbbra is itt van. Küldje el, amint a kapcsolat helyreáll.',
    unconfirmedTitle: 'Nem tudjuk, hogy az üzenete megérkezett-e.',
    unconfirmed: 'A szöveg továbbra is itt van. Ha újra elküldi, lehet, hogy kétszer érkezik meg.',
    sentTitle: 'Üzenet elküldve',
    sentText: 'Köszönjük, hogy írt nekünk.',
    sentReply: 'Erre a címre válaszolunk: {email}.',
    draftRestored: 'A korábban írt szövege ismét itt van.',
  },
  actions: {
    submit: 'Üzenet küldése',
    sendAgain: 'Újraküldés',
    sending: 'Küldés…',
    stillSending: 'A küldés még tart…',
    sendAnother: 'Újabb üzenet küldése',
    copyMessage: 'Üzenet másolása',
    copied: 'Másolva',
    sendByEmail: 'Küldés inkább e-\u2060mailben',
    keepDraft: 'A szöveg megtartása',
    discardDraft: 'A szöveg elvetése',
  },
};

export default hu;
