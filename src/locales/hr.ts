import type { Messages } from '../i18n/Messages.js';

const hr: Messages = {
  lang: 'hr',
  dir: 'ltr',

  name: 'Ime i prezime',
  email: 'Adresa e-pošte',
  message: 'Poruka',
  submit: 'Pošalji poruku',
  sending: 'Slanje…',

  optional: '(neobavezno)',
  required: '(obavezno)',
  choose: 'Odaberite…',
  charactersLeft: 'Preostalo znakova: {count}',
  charactersOver: 'Višak znakova: {count}',

  nameRequired: 'Unesite ime i prezime.',
  emailRequired: 'Unesite adresu e-pošte.',
  emailInvalid: 'Unesite adresu e-pošte u obliku ime@example.com.',
  messageRequired: 'Unesite poruku.',
  fieldRequired: 'Ispunite ovo polje.',
  fieldInvalid: 'Provjerite ovo polje.',
  fieldTooLong: 'Tekst je predug. Molimo da ga skratite.',
  fieldRejected: 'Ovaj unos nije prihvaćen. Molimo da ga promijenite.',

  invalid: 'Vaša poruka nije prihvaćena. Molimo da provjerite unesene podatke i ponovno pošaljete poruku.',
  notAccepted: 'Vaša poruka nije poslana. I dalje je u obrascu. Molimo da je ponovno pošaljete.',
  rateLimited:
    'Trenutačno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo da pokušate ponovno kasnije.',
  rateLimitedUntil:
    'Trenutačno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo da pokušate ponovno {time}.',
  rejected: 'Ovaj obrazac trenutačno ne može primati poruke. Molimo da nam se obratite na drugi način.',
  offline:
    'Čini se da nemate internetsku vezu. Vaša je poruka i dalje u obrascu. Pošaljite je kad se veza ponovno uspostavi.',
  unconfirmed:
    'Nismo mogli provjeriti je li vaša poruka stigla. Ako je pošaljete ponovno, mogla bi stići dvaput.',

  copyMessage: 'Kopiraj poruku',
  copied: 'Kopirano',
  sendByEmail: 'Pošalji radije e-poštom',

  draftRestored: 'Ono što ste ranije napisali ponovno je u obrascu.',
  draftKeep: 'Zadrži',
  draftDiscard: 'Odbaci',

  sentTitle: 'Poruka je poslana',
  sentText: 'Hvala vam na poruci.',
  sendAnother: 'Pošalji još jednu poruku',
};

export default hr;
