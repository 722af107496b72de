import type { Messages } from './Messages.js';

const fi: Messages = {
  lang: 'fi',
  dir: 'ltr',
  labels: {
    name: 'Nimi',
    email: 'Sähköposti',
    message: 'Viesti',
  },
  hints: {
    optional: '(valinnainen)',
    required: '(pakollinen)',
    choose: 'Valitse…',
    charactersLeft: 'Merkkejä jäljellä: {count}',
    charactersOver: 'Merkkejä yli rajan: {count}',
    leaveEmpty: 'Jätä tämä kenttä tyhjäksi',
    emailSuggestion: 'Tarkoititko osoitetta {email}?',
    completeChallenge: 'Suorita tämä tarkistus, jotta viestisi voidaan lähettää.',
  },
  errors: {
    nameRequired: 'Kirjoita nimesi.',
    emailRequired: 'Kirjoita sähköpostiosoitteesi.',
    emailInvalid: 'Kirjoita sähköpostiosoite muodossa nimi@example.com.',
    messageRequired: 'Kirjoita viestisi.',
    fieldRequired: 'Täytä tämä kenttä.',
    checkboxRequired: 'Rastita tämä ruutu, jotta voit jatkaa.',
    choiceRequired: 'Valitse jokin vaihtoehto.',
    fieldInvalid: 'Tarkista tämä kenttä.',
    fieldTooLong: 'Teksti on liian pitkä. Lyhennä sitä.',
    fieldRejected: 'Tätä tietoa ei hyväksytty. Muuta sitä.',
  },
  outcomes: {
    invalid: 'Viestiäsi ei hyväksytty. Tarkista, mitä kirjoitit, ja lähetä viesti uudelleen.',
    notSent: 'Viestiäsi ei lähetetty. Se on yhä lomakkeella. Lähetä se uudelleen.',
    challengeFailed:
      'Viestiäsi ei lähetetty, koska roskapostitarkistus ei toiminut. Se on yhä lomakkeella. Lähetä se uudelleen.',
    rateLimited:
      'Viestiäsi ei lähetetty, koska viestejä tulee juuri nyt liikaa. Se on yhä lomakkeella. Yritä myöhemmin uudelleen.',
    rateLimitedUntil:
      'Viestiäsi ei lähetetty, koska viestejä tulee juuri nyt liikaa. Se on yhä lomakkeella. Yritä uudelleen {time}.',
    rejected:
      'Viestiäsi ei lähetetty. Tämä lomake ei voi juuri nyt ottaa vastaan viestejä. Ota meihin yhteyttä muulla tavalla.',
    offline: 'Verkkoyhteyttä ei näytä olevan. Viestisi on yhä lomakkeella. Lähetä se, kun yhteys palautuu.',
    unconfirmed:
      'Emme saaneet vahvistusta siitä, että viestisi tuli perille. Jos lähetät sen uudelleen, se voi tulla perille kahdesti.',
    sentTitle: 'Viesti lähetetty',
    sentText: 'Kiitos viestistäsi.',
    draftRestored: 'Aiemmin kirjoittamasi teksti on taas lomakkeella.',
  },
  actions: {
    submit: 'Lähetä viesti',
    sending: 'Lähetetään…',
    sendAnother: 'Lähetä uusi viesti',
    copyMessage: 'Kopioi viesti',
    copied: 'Kopioitu',
    sendByEmail: 'Lähetä sähköpostilla',
    keepDraft: 'Säilytä tämä teksti',
    discardDraft: 'Hylkää teksti',
  },
};

export default fi;
