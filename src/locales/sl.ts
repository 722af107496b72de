import type { Messages } from '../i18n/Messages.js';

const sl: Messages = {
  lang: 'sl',
  dir: 'ltr',

  name: 'Ime in priimek',
  email: 'E-poštni naslov',
  message: 'Sporočilo',
  submit: 'Pošlji sporočilo',
  sending: 'Pošiljanje …',

  optional: '(neobvezno)',
  required: '(obvezno)',
  choose: 'Izberite …',
  charactersLeft: 'Preostalo znakov: {count}',
  charactersOver: 'Odvečnih znakov: {count}',

  nameRequired: 'Vnesite ime in priimek.',
  emailRequired: 'Vnesite e-poštni naslov.',
  emailInvalid: 'Vnesite e-poštni naslov v obliki ime@example.com.',
  messageRequired: 'Vnesite sporočilo.',
  fieldRequired: 'Izpolnite to polje.',
  fieldInvalid: 'Preverite to polje.',
  fieldTooLong: 'Besedilo je predolgo. Prosimo, skrajšajte ga.',
  fieldRejected: 'Ta vnos ni bil sprejet. Prosimo, spremenite ga.',

  invalid: 'Vaše sporočilo ni bilo sprejeto. Prosimo, preverite vnesene podatke in znova pošljite sporočilo.',
  notAccepted: 'Vaše sporočilo ni bilo poslano. Še vedno je v obrazcu. Prosimo, pošljite ga znova.',
  rateLimited:
    'Trenutno prihaja preveč sporočil. Vaše je še vedno v obrazcu. Prosimo, poskusite znova pozneje.',
  rateLimitedUntil:
    'Trenutno prihaja preveč sporočil. Vaše je še vedno v obrazcu. Prosimo, poskusite znova {time}.',
  rejected: 'Ta obrazec trenutno ne more sprejemati sporočil. Prosimo, obrnite se na nas na drug način.',
  offline:
    'Videti je, da nimate internetne povezave. Vaše sporočilo je še vedno v obrazcu. Pošljite ga, ko bo povezava spet vzpostavljena.',
  unconfirmed:
    'Nismo mogli preveriti, ali je vaše sporočilo prispelo. Če ga pošljete znova, lahko prispe dvakrat.',

  copyMessage: 'Kopiraj sporočilo',
  copied: 'Kopirano',
  sendByEmail: 'Pošlji raje po e-pošti',

  draftRestored: 'Kar ste napisali prej, je spet v obrazcu.',
  draftKeep: 'Obdrži',
  draftDiscard: 'Zavrzi',

  sentTitle: 'Sporočilo je poslano',
  sentText: 'Hvala za vaše sporočilo.',
  sendAnother: 'Pošlji še eno sporočilo',
};

export default sl;
