import type { Messages } from './Messages.js';

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
    charactersOver: 'Korláton felüli karakterek száma: {count}',
    leaveEmpty: 'Hagyja üresen ezt a mezőt',
    emailSuggestion: 'Erre gondolt: {email}?',
    completeChallenge: 'Az üzenet elküldéséhez végezze el ezt az ellenőrzést.',
  },
  errors: {
    nameRequired: 'Adja meg a nevét.',
    emailRequired: 'Adja meg az e-mail-címét.',
    emailInvalid: 'Adja meg az e-mail-címet ilyen formában: nev@example.com.',
    messageRequired: 'Írja be az üzenetét.',
    fieldRequired: 'Töltse ki ezt a mezőt.',
    checkboxRequired: 'A folytatáshoz jelölje be ezt a négyzetet.',
    choiceRequired: 'Válasszon egy lehetőséget.',
    fieldInvalid: 'Ellenőrizze ezt a mezőt.',
    fieldTooLong: 'A szöveg túl hosszú. Kérjük, rövidítse le.',
    fieldRejected: 'A rendszer ezt nem fogadta el. Kérjük, módosítsa.',
  },
  outcomes: {
    invalid: 'A rendszer nem fogadta el az üzenetét. Kérjük, ellenőrizze, amit írt, majd küldje el újra.',
    notSent: 'Az üzenetét nem sikerült elküldeni. A szöveg továbbra is itt van. Kérjük, küldje el újra.',
    challengeFailed:
      'Az üzenetét nem sikerült elküldeni, mert a spamellenőrzés nem működött. A szöveg továbbra is itt van. Kérjük, küldje el újra.',
    rateLimited:
      'Az üzenetét nem sikerült elküldeni, mert jelenleg túl sok üzenet érkezik. A szöveg továbbra is itt van. Kérjük, próbálja meg később újra.',
    rateLimitedUntil:
      'Az üzenetét nem sikerült elküldeni, mert jelenleg túl sok üzenet érkezik. A szöveg továbbra is itt van. Kérjük, próbálja meg újra {time}.',
    rejected:
      'Az üzenetét nem sikerült elküldeni. Ez az űrlap jelenleg nem tud üzeneteket fogadni. Kérjük, lépjen velünk kapcsolatba más módon.',
    offline:
      'Úgy tűnik, nincs internetkapcsolat. Az üzenete továbbra is itt van. Küldje el, amint a kapcsolat helyreáll.',
    unconfirmed:
      'Nem kaptunk megerősítést arról, hogy az üzenete megérkezett. Ha újra elküldi, lehet, hogy kétszer érkezik meg.',
    sentTitle: 'Üzenet elküldve',
    sentText: 'Köszönjük, hogy írt nekünk.',
    draftRestored: 'A korábban írt szövege ismét itt van.',
  },
  actions: {
    submit: 'Üzenet küldése',
    sending: 'Küldés…',
    sendAnother: 'Újabb üzenet küldése',
    copyMessage: 'Üzenet másolása',
    copied: 'Másolva',
    sendByEmail: 'Küldés inkább e-mailben',
    keepDraft: 'A szöveg megtartása',
    discardDraft: 'A szöveg elvetése',
  },
};

export default hu;
