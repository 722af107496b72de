import type { Messages } from '../i18n/Messages.js';

const fi: Messages = {
  lang: 'fi',
  dir: 'ltr',

  name: 'Nimi',
  email: 'Sähköposti',
  message: 'Viesti',
  submit: 'Lähetä viesti',
  sending: 'Lähetetään…',

  optional: '(valinnainen)',
  required: '(pakollinen)',
  choose: 'Valitse…',
  charactersLeft: 'Merkkejä jäljellä: {count}',
  charactersOver: 'Merkkejä liikaa: {count}',

  nameRequired: 'Kirjoita nimesi.',
  emailRequired: 'Kirjoita sähköpostiosoitteesi.',
  emailInvalid: 'Kirjoita sähköpostiosoite muodossa nimi@example.com.',
  messageRequired: 'Kirjoita viestisi.',
  fieldRequired: 'Täytä tämä kenttä.',
  fieldInvalid: 'Tarkista tämä kenttä.',
  fieldTooLong: 'Teksti on liian pitkä. Lyhennä sitä.',
  fieldRejected: 'Tätä tietoa ei hyväksytty. Muuta sitä.',

  invalid: 'Viestiäsi ei hyväksytty. Tarkista, mitä kirjoitit, ja lähetä viesti uudelleen.',
  notAccepted: 'Viestiäsi ei lähetetty. Se on yhä lomakkeella. Lähetä se uudelleen.',
  rateLimited: 'Viestejä tulee juuri nyt liikaa. Viestisi on yhä lomakkeella. Yritä myöhemmin uudelleen.',
  rateLimitedUntil: 'Viestejä tulee juuri nyt liikaa. Viestisi on yhä lomakkeella. Yritä uudelleen {time}.',
  rejected: 'Tämä lomake ei voi juuri nyt ottaa vastaan viestejä. Ota meihin yhteyttä muulla tavalla.',
  offline: 'Verkkoyhteyttä ei näytä olevan. Viestisi on yhä lomakkeella. Lähetä se, kun yhteys palautuu.',
  unconfirmed:
    'Emme saaneet vahvistusta siitä, että viestisi tuli perille. Jos lähetät sen uudelleen, se voi tulla perille kahdesti.',

  copyMessage: 'Kopioi viesti',
  copied: 'Kopioitu',
  sendByEmail: 'Lähetä sähköpostilla',

  draftRestored: 'Aiemmin kirjoittamasi teksti on taas lomakkeella.',
  draftKeep: 'Säilytä',
  draftDiscard: 'Hylkää',

  sentTitle: 'Viesti lähetetty',
  sentText: 'Kiitos viestistäsi.',
  sendAnother: 'Lähetä uusi viesti',
};

export default fi;
