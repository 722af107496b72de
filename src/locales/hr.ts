import type { Messages } from './Messages.js';

const hr: Messages = {
  lang: 'hr',
  dir: 'ltr',
  labels: {
    name: 'Ime i prezime',
    email: 'Adresa e-pošte',
    message: 'Poruka',
  },
  hints: {
    optional: '(neobavezno)',
    required: '(obavezno)',
    choose: 'Odaberite…',
    charactersLeft: 'Preostalo znakova: {count}',
    charactersOver: 'Znakova iznad ograničenja: {count}',
    leaveEmpty: 'Ostavite ovo polje prazno',
    emailSuggestion: 'Jeste li mislili na {email}?',
    completeChallenge: 'Dovršite ovu provjeru kako biste poslali poruku.',
  },
  errors: {
    nameRequired: 'Unesite ime i prezime.',
    emailRequired: 'Unesite adresu e-pošte.',
    emailInvalid: 'Unesite adresu e-pošte u obliku ime@example.com.',
    messageRequired: 'Unesite poruku.',
    fieldRequired: 'Ispunite ovo polje.',
    checkboxRequired: 'Označite ovu kućicu kako biste nastavili.',
    choiceRequired: 'Odaberite jednu od mogućnosti.',
    fieldInvalid: 'Provjerite ovo polje.',
    fieldTooLong: 'Tekst je predug. Molimo da ga skratite.',
    fieldRejected: 'Ovaj unos nije prihvaćen. Molimo da ga promijenite.',
  },
  outcomes: {
    invalid: 'Vaša poruka nije prihvaćena. Molimo da provjerite unesene podatke i ponovno pošaljete poruku.',
    notSent: 'Vaša poruka nije poslana. I dalje je u obrascu. Molimo da je ponovno pošaljete.',
    challengeFailed:
      'Vaša poruka nije poslana jer provjera protiv spama nije uspjela. I dalje je u obrascu. Molimo da je ponovno pošaljete.',
    rateLimited:
      'Vaša poruka nije poslana jer trenutačno pristiže previše poruka. I dalje je u obrascu. Molimo da pokušate ponovno kasnije.',
    rateLimitedUntil:
      'Vaša poruka nije poslana jer trenutačno pristiže previše poruka. I dalje je u obrascu. Molimo da pokušate ponovno {time}.',
    rejected:
      'Vaša poruka nije poslana. Ovaj obrazac trenutačno ne može primati poruke. Molimo da nam se obratite na drugi način.',
    offline:
      'Čini se da nemate internetsku vezu. Vaša je poruka i dalje u obrascu. Pošaljite je kad se veza ponovno uspostavi.',
    unconfirmed:
      'Nismo mogli provjeriti je li vaša poruka stigla. Ako je pošaljete ponovno, mogla bi stići dvaput.',
    sentTitle: 'Poruka je poslana',
    sentText: 'Hvala vam na poruci.',
    draftRestored: 'Ono što ste ranije napisali ponovno je u obrascu.',
  },
  actions: {
    submit: 'Pošalji poruku',
    sending: 'Slanje…',
    sendAnother: 'Pošalji još jednu poruku',
    copyMessage: 'Kopiraj poruku',
    copied: 'Kopirano',
    sendByEmail: 'Pošalji e-poštom',
    keepDraft: 'Zadrži ovaj tekst',
    discardDraft: 'Odbaci tekst',
  },
};

export default hr;
