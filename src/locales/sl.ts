import type { Messages } from '../messages/Messages.js';

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
    emailRequired: 'Vnesite e-\u2060poštni naslov.',
    emailInvalid: 'Vnesite e-\u2060poštni naslov v obliki ime@example.com.',
    messageRequired: 'Vnesite sporočilo.',
    fieldRequired: 'Izpolnite to polje.',
    checkboxRequired: 'Za nadaljevanje označite to polje.',
    choiceRequired: 'Izberite eno od možnosti.',
    fieldInvalid: 'Preverite to polje.',
    fieldTooLong: 'Besedilo je predolgo. Prosimo, skrajšajte ga.',
    fieldNotAccepted: 'Ta vnos ni bil sprejet. Prosimo, spremenite ga.',
  },
  outcomes: {
    invalidTitle: 'Sporočilo ni bilo sprejeto.',
    invalid: 'Preverite vnesene podatke in znova pošljite sporočilo.',
    notSentTitle: 'Sporočilo ni bilo poslano.',
    notSent: 'Še vedno je v obrazcu. Prosimo, pošljite ga znova.',
    challengeFailed:
      'Preverjanje neželene pošte ni uspelo. Vaše sporočilo je še vedno v obrazcu. Prosimo, pošljite ga znova.',
    rateLimitedTitle: 'Trenutno prihaja preveč sporočil.',
    rateLimited: 'Vaše sporočilo ni bilo poslano. Še vedno je v obrazcu. Poskusite znova pozneje.',
    rateLimitedUntil: 'Vaše sporočilo ni bilo poslano. Še vedno je v obrazcu. Poskusite znova {time}.',
    rejectedTitle: 'Ta obrazec trenutno ne sprejema sporočil.',
    rejected: 'Vaše sporočilo ni bilo poslano. Kopirajte ga, da ga ne izgubite.',
    rejectedWithEmail:
      'Vaše sporočilo ni bilo poslano. Pišite nam po e-\u2060pošti; vaše besedilo bo že v e-\u2060sporočilu.',
    offlineTitle: 'Nimate internetne povezave.',
    offline:
      'Vaše sporočilo ni bilo poslano. Še vedno je v obrazcu. Pošljite ga, ko bo povezava spet vzpostavljena.',
    unconfirmedTitle: 'Ne vemo, ali je sporočilo prispelo.',
    unconfirmed: 'Vaše besedilo je še vedno v obrazcu. Če ga pošljete znova, lahko sporočilo prispe dvakrat.',
    sentTitle: 'Sporočilo je poslano',
    sentText: 'Hvala za vaše sporočilo.',
    sentReply: 'Odgovorili vam bomo na naslov {email}.',
    draftRestored: 'Kar ste napisali prej, je spet v obrazcu.',
  },
  actions: {
    submit: 'Pošlji sporočilo',
    sendAgain: 'Pošlji znova',
    sending: 'Pošiljanje …',
    stillSending: 'Pošiljanje še traja …',
    sendAnother: 'Pošlji še eno sporočilo',
    copyMessage: 'Kopiraj sporočilo',
    copied: 'Kopirano',
    sendByEmail: 'Pošlji po e-\u2060pošti',
    keepDraft: 'Obdrži to besedilo',
    discardDraft: 'Zavrzi besedilo',
  },
};

export default sl;
