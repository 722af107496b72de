import type { Messages } from '../i18n/Messages.js';

const hu: Messages = {
  lang: 'hu',
  dir: 'ltr',

  name: 'Név',
  email: 'E-mail-cím',
  message: 'Üzenet',
  submit: 'Üzenet küldése',
  sending: 'Küldés…',

  optional: '(nem kötelező)',
  required: '(kötelező)',
  choose: 'Válasszon…',
  charactersLeft: 'Hátralévő karakterek száma: {count}',
  charactersOver: 'Többletkarakterek száma: {count}',

  nameRequired: 'Adja meg a nevét.',
  emailRequired: 'Adja meg az e-mail-címét.',
  emailInvalid: 'Adja meg az e-mail-címet ilyen formában: nev@example.com.',
  messageRequired: 'Írja be az üzenetét.',
  fieldRequired: 'Töltse ki ezt a mezőt.',
  fieldInvalid: 'Ellenőrizze ezt a mezőt.',
  fieldTooLong: 'A szöveg túl hosszú. Kérjük, rövidítse le.',
  fieldRejected: 'A rendszer ezt nem fogadta el. Kérjük, módosítsa.',

  invalid: 'A rendszer nem fogadta el az üzenetét. Kérjük, ellenőrizze, amit írt, majd küldje el újra.',
  notAccepted: 'Az üzenetét nem sikerült elküldeni. A szöveg továbbra is itt van. Kérjük, küldje el újra.',
  rateLimited:
    'Jelenleg túl sok üzenet érkezik. Az Öné továbbra is itt van. Kérjük, próbálja meg később újra.',
  rateLimitedUntil:
    'Jelenleg túl sok üzenet érkezik. Az Öné továbbra is itt van. Kérjük, próbálja meg újra {time}.',
  rejected: 'Ez az űrlap jelenleg nem tud üzeneteket fogadni. Kérjük, lépjen velünk kapcsolatba más módon.',
  offline:
    'Úgy tűnik, nincs internetkapcsolat. Az üzenete továbbra is itt van. Küldje el, amint a kapcsolat helyreáll.',
  unconfirmed:
    'Nem kaptunk megerősítést arról, hogy az üzenete megérkezett. Ha újra elküldi, lehet, hogy kétszer érkezik meg.',

  copyMessage: 'Üzenet másolása',
  copied: 'Másolva',
  sendByEmail: 'Küldés inkább e-mailben',

  draftRestored: 'A korábban írt szövege ismét itt van.',
  draftKeep: 'Megtartás',
  draftDiscard: 'Elvetés',

  sentTitle: 'Üzenet elküldve',
  sentText: 'Köszönjük, hogy írt nekünk.',
  sendAnother: 'Újabb üzenet küldése',
};

export default hu;
