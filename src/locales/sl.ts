import type { Messages } from './Messages.js';

const sl: Messages = {
  lang: 'sl',
  dir: 'ltr',
  labels: {
    name: 'Ime in priimek',
    email: 'E-poštni naslov',
    message: 'Sporočilo',
  },
  hints: {
    optional: '(neobvezno)',
    required: '(obvezno)',
    choose: 'Izberite …',
    charactersLeft: 'Preostalo znakov: {count}',
    charactersOver: 'Znakov nad omejitvijo: {count}',
    leaveEmpty: 'To polje pustite prazno',
    emailSuggestion: 'Ste morda mislili {email}?',
    completeChallenge: 'Za pošiljanje sporočila dokončajte to preverjanje.',
  },
  errors: {
    nameRequired: 'Vnesite ime in priimek.',
    emailRequired: 'Vnesite e-poštni naslov.',
    emailInvalid: 'Vnesite e-poštni naslov v obliki ime@example.com.',
    messageRequired: 'Vnesite sporočilo.',
    fieldRequired: 'Izpolnite to polje.',
    checkboxRequired: 'Za nadaljevanje označite to polje.',
    choiceRequired: 'Izberite eno od možnosti.',
    fieldInvalid: 'Preverite to polje.',
    fieldTooLong: 'Besedilo je predolgo. Prosimo, skrajšajte ga.',
    fieldRejected: 'Ta vnos ni bil sprejet. Prosimo, spremenite ga.',
  },
  outcomes: {
    invalid:
      'Vaše sporočilo ni bilo sprejeto. Prosimo, preverite vnesene podatke in znova pošljite sporočilo.',
    notSent: 'Vaše sporočilo ni bilo poslano. Še vedno je v obrazcu. Prosimo, pošljite ga znova.',
    challengeFailed:
      'Vaše sporočilo ni bilo poslano, ker zaščita pred neželeno pošto ni delovala. Še vedno je v obrazcu. Prosimo, pošljite ga znova.',
    rateLimited:
      'Vaše sporočilo ni bilo poslano, ker trenutno prihaja preveč sporočil. Še vedno je v obrazcu. Prosimo, poskusite znova pozneje.',
    rateLimitedUntil:
      'Vaše sporočilo ni bilo poslano, ker trenutno prihaja preveč sporočil. Še vedno je v obrazcu. Prosimo, poskusite znova {time}.',
    rejected:
      'Vaše sporočilo ni bilo poslano. Ta obrazec trenutno ne more sprejemati sporočil. Prosimo, obrnite se na nas na drug način.',
    offline:
      'Videti je, da nimate internetne povezave. Vaše sporočilo je še vedno v obrazcu. Pošljite ga, ko bo povezava spet vzpostavljena.',
    unconfirmed:
      'Nismo mogli preveriti, ali je vaše sporočilo prispelo. Če ga pošljete znova, lahko prispe dvakrat.',
    sentTitle: 'Sporočilo je poslano',
    sentText: 'Hvala za vaše sporočilo.',
    draftRestored: 'Kar ste napisali prej, je spet v obrazcu.',
  },
  actions: {
    submit: 'Pošlji sporočilo',
    sending: 'Pošiljanje …',
    sendAnother: 'Pošlji še eno sporočilo',
    copyMessage: 'Kopiraj sporočilo',
    copied: 'Kopirano',
    sendByEmail: 'Pošlji po e-pošti',
    keepDraft: 'Obdrži to besedilo',
    discardDraft: 'Zavrzi besedilo',
  },
};

export default sl;
