import type { Messages } from './Messages.js';

const srLatn: Messages = {
  lang: 'sr-Latn',
  dir: 'ltr',
  labels: {
    name: 'Ime i prezime',
    email: 'Imejl adresa',
    message: 'Poruka',
  },
  hints: {
    optional: '(neobavezno)',
    required: '(obavezno)',
    choose: 'Izaberite…',
    charactersLeft: 'Preostalo znakova: {count}',
    charactersOver: 'Znakova iznad ograničenja: {count}',
    leaveEmpty: 'Ostavite ovo polje prazno',
    emailSuggestion: 'Da li ste mislili na {email}?',
    completeChallenge: 'Završite ovu proveru da biste poslali poruku.',
  },
  errors: {
    nameRequired: 'Unesite ime i prezime.',
    emailRequired: 'Unesite imejl adresu.',
    emailInvalid: 'Unesite imejl adresu u obliku ime@example.com.',
    messageRequired: 'Unesite poruku.',
    fieldRequired: 'Popunite ovo polje.',
    checkboxRequired: 'Označite ovo polje da biste nastavili.',
    choiceRequired: 'Izaberite jednu od opcija.',
    fieldInvalid: 'Proverite ovo polje.',
    fieldTooLong: 'Tekst je predugačak. Molimo vas da ga skratite.',
    fieldRejected: 'Ovaj unos nije prihvaćen. Molimo vas da ga promenite.',
  },
  outcomes: {
    invalid: 'Vaša poruka nije prihvaćena. Molimo vas da proverite unete podatke i ponovo pošaljete poruku.',
    notSent: 'Vaša poruka nije poslata. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
    challengeFailed:
      'Vaša poruka nije poslata jer provera protiv spama nije uspela. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
    rateLimited:
      'Vaša poruka nije poslata jer trenutno pristiže previše poruka. I dalje je u obrascu. Molimo vas da pokušate ponovo kasnije.',
    rateLimitedUntil:
      'Vaša poruka nije poslata jer trenutno pristiže previše poruka. I dalje je u obrascu. Molimo vas da pokušate ponovo {time}.',
    rejected:
      'Vaša poruka nije poslata. Ovaj obrazac trenutno ne može da prima poruke. Molimo vas da nam se obratite na drugi način.',
    offline:
      'Izgleda da nemate vezu sa internetom. Vaša poruka je i dalje u obrascu. Pošaljite je kada se veza ponovo uspostavi.',
    unconfirmed:
      'Nismo mogli da proverimo da li je vaša poruka stigla. Ako je pošaljete ponovo, mogla bi da stigne dva puta.',
    sentTitle: 'Poruka je poslata',
    sentText: 'Hvala vam na poruci.',
    draftRestored: 'Ono što ste ranije napisali ponovo je u obrascu.',
  },
  actions: {
    submit: 'Pošalji poruku',
    sending: 'Slanje…',
    sendAnother: 'Pošalji još jednu poruku',
    copyMessage: 'Kopiraj poruku',
    copied: 'Kopirano',
    sendByEmail: 'Pošalji imejlom',
    keepDraft: 'Zadrži ovaj tekst',
    discardDraft: 'Odbaci tekst',
  },
};

export default srLatn;
