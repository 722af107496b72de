import type { Messages } from './Messages.js';

const bs: Messages = {
  lang: 'bs',
  dir: 'ltr',
  labels: {
    name: 'Ime i prezime',
    email: 'E-mail adresa',
    message: 'Poruka',
  },
  hints: {
    optional: '(neobavezno)',
    required: '(obavezno)',
    choose: 'Odaberite…',
    charactersLeft: 'Preostalo znakova: {count}',
    charactersOver: 'Znakova iznad ograničenja: {count}',
    leaveEmpty: 'Ostavite ovo polje prazno',
    emailSuggestion: 'Da li ste mislili na {email}?',
    completeChallenge: 'Završite ovu provjeru da biste poslali poruku.',
  },
  errors: {
    nameRequired: 'Unesite ime i prezime.',
    emailRequired: 'Unesite e-mail adresu.',
    emailInvalid: 'Unesite e-mail adresu u obliku ime@example.com.',
    messageRequired: 'Unesite poruku.',
    fieldRequired: 'Popunite ovo polje.',
    checkboxRequired: 'Označite ovu kućicu da biste nastavili.',
    choiceRequired: 'Odaberite jednu od opcija.',
    fieldInvalid: 'Provjerite ovo polje.',
    fieldTooLong: 'Tekst je predug. Molimo vas da ga skratite.',
    fieldRejected: 'Ovaj unos nije prihvaćen. Molimo vas da ga promijenite.',
  },
  outcomes: {
    invalid:
      'Vaša poruka nije prihvaćena. Molimo vas da provjerite unesene podatke i ponovo pošaljete poruku.',
    notSent: 'Vaša poruka nije poslana. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
    challengeFailed:
      'Vaša poruka nije poslana jer provjera protiv spama nije uspjela. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
    rateLimited:
      'Vaša poruka nije poslana jer trenutno pristiže previše poruka. I dalje je u obrascu. Molimo vas da pokušate ponovo kasnije.',
    rateLimitedUntil:
      'Vaša poruka nije poslana jer trenutno pristiže previše poruka. I dalje je u obrascu. Molimo vas da pokušate ponovo {time}.',
    rejected:
      'Vaša poruka nije poslana. Ovaj obrazac trenutno ne može primati poruke. Molimo vas da nam se obratite na drugi način.',
    offline:
      'Izgleda da nemate vezu s internetom. Vaša poruka je i dalje u obrascu. Pošaljite je kada se veza ponovo uspostavi.',
    unconfirmed:
      'Nismo mogli provjeriti da li je vaša poruka stigla. Ako je pošaljete ponovo, mogla bi stići dva puta.',
    sentTitle: 'Poruka je poslana',
    sentText: 'Hvala vam na poruci.',
    draftRestored: 'Ono što ste ranije napisali ponovo je u obrascu.',
  },
  actions: {
    submit: 'Pošalji poruku',
    sending: 'Slanje…',
    sendAnother: 'Pošalji još jednu poruku',
    copyMessage: 'Kopiraj poruku',
    copied: 'Kopirano',
    sendByEmail: 'Pošalji e-mailom',
    keepDraft: 'Zadrži ovaj tekst',
    discardDraft: 'Odbaci tekst',
  },
};

export default bs;
