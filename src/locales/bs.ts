import type { Messages } from '../i18n/Messages.js';

const bs: Messages = {
  lang: 'bs',
  dir: 'ltr',

  name: 'Ime i prezime',
  email: 'E-mail adresa',
  message: 'Poruka',
  submit: 'Pošalji poruku',
  sending: 'Slanje…',

  optional: '(neobavezno)',
  required: '(obavezno)',
  choose: 'Odaberite…',
  charactersLeft: 'Preostalo znakova: {count}',
  charactersOver: 'Višak znakova: {count}',

  nameRequired: 'Unesite ime i prezime.',
  emailRequired: 'Unesite e-mail adresu.',
  emailInvalid: 'Unesite e-mail adresu u obliku ime@example.com.',
  messageRequired: 'Unesite poruku.',
  fieldRequired: 'Popunite ovo polje.',
  fieldInvalid: 'Provjerite ovo polje.',
  fieldTooLong: 'Tekst je predug. Molimo vas da ga skratite.',
  fieldRejected: 'Ovaj unos nije prihvaćen. Molimo vas da ga promijenite.',

  invalid: 'Vaša poruka nije prihvaćena. Molimo vas da provjerite unesene podatke i ponovo pošaljete poruku.',
  notAccepted: 'Vaša poruka nije poslana. I dalje je u obrascu. Molimo vas da je ponovo pošaljete.',
  rateLimited:
    'Trenutno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo vas da pokušate ponovo kasnije.',
  rateLimitedUntil:
    'Trenutno pristiže previše poruka. Vaša je i dalje u obrascu. Molimo vas da pokušate ponovo {time}.',
  rejected: 'Ovaj obrazac trenutno ne može primati poruke. Molimo vas da nam se obratite na drugi način.',
  offline:
    'Izgleda da nemate vezu s internetom. Vaša poruka je i dalje u obrascu. Pošaljite je kada se veza ponovo uspostavi.',
  unconfirmed:
    'Nismo mogli provjeriti da li je vaša poruka stigla. Ako je pošaljete ponovo, mogla bi stići dva puta.',

  copyMessage: 'Kopiraj poruku',
  copied: 'Kopirano',
  sendByEmail: 'Pošalji radije e-mailom',

  draftRestored: 'Ono što ste ranije napisali ponovo je u obrascu.',
  draftKeep: 'Zadrži',
  draftDiscard: 'Odbaci',

  sentTitle: 'Poruka je poslana',
  sentText: 'Hvala vam na poruci.',
  sendAnother: 'Pošalji još jednu poruku',
};

export default bs;
