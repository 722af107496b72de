import type { Messages } from '../i18n/Messages.js';

const srLatn: Messages = {
  lang: 'sr-Latn',
  dir: 'ltr',

  name: 'Ime i prezime',
  email: 'Imejl adresa',
  message: 'Poruka',
  submit: 'Pošalji poruku',
  sending: 'Slanje…',

  optional: '(neobavezno)',
  required: '(obavezno)',
  choose: 'Izaberite…',
  charactersLeft: 'Preostalo znakova: {count}',
  charactersOver: 'Višak znakova: {count}',

  nameRequired: 'Unesite ime i prezime.',
  emailRequired: 'Unesite imejl adresu.',
  emailInvalid: 'Unesite imejl adresu u obliku ime@example.com.',
  messageRequired: 'Unesite poruku.',
  fieldRequired: 'Popunite ovo polje.',
  fieldInvalid: 'Proverite ovo polje.',
  fieldTooLong: 'Tekst je predugačak. Molimo vas da ga skratite.',
  fieldRejected: 'Ovaj unos nije prihvaćen. Molimo vas da ga promenite.',

  invalid: 'Vaša poruka nije prihvaćena. Molimo vas da proverite unete podatke i ponovo pošaljete poruku.',
  notAccepted: 'Vaša poruka nije poslata. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
  rateLimited:
    'Trenutno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo vas da pokušate ponovo kasnije.',
  rateLimitedUntil:
    'Trenutno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo vas da pokušate ponovo {time}.',
  rejected: 'Ovaj obrazac trenutno ne može da prima poruke. Molimo vas da nam se obratite na drugi način.',
  offline:
    'Izgleda da nemate vezu sa internetom. Vaša poruka je i dalje u obrascu. Pošaljite je kada se veza ponovo uspostavi.',
  unconfirmed:
    'Nismo mogli da proverimo da li je vaša poruka stigla. Ako je pošaljete ponovo, mogla bi da stigne dva puta.',

  copyMessage: 'Kopiraj poruku',
  copied: 'Kopirano',
  sendByEmail: 'Pošalji radije imejlom',

  draftRestored: 'Ono što ste ranije napisali ponovo je u obrascu.',
  draftKeep: 'Zadrži',
  draftDiscard: 'Odbaci',

  sentTitle: 'Poruka je poslata',
  sentText: 'Hvala vam na poruci.',
  sendAnother: 'Pošalji još jednu poruku',
};

export default srLatn;
