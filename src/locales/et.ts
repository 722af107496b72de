import type { Messages } from './Messages.js';

const et: Messages = {
  lang: 'et',
  dir: 'ltr',
  labels: {
    name: 'Nimi',
    email: 'E-post',
    message: 'Sõnum',
  },
  hints: {
    optional: '(valikuline)',
    required: '(kohustuslik)',
    choose: 'Valige…',
    charactersLeft: 'Tähemärke alles: {count}',
    charactersOver: 'Tähemärke üle lubatud piiri: {count}',
    leaveEmpty: 'Jätke see väli tühjaks',
    emailSuggestion: 'Kas mõtlesite aadressi {email}?',
    completeChallenge: 'Sõnumi saatmiseks läbige see kontroll.',
  },
  errors: {
    nameRequired: 'Sisestage oma nimi.',
    emailRequired: 'Sisestage oma e-posti aadress.',
    emailInvalid: 'Sisestage e-posti aadress kujul nimi@example.com.',
    messageRequired: 'Kirjutage oma sõnum.',
    fieldRequired: 'Täitke see väli.',
    checkboxRequired: 'Jätkamiseks märkige see ruut.',
    choiceRequired: 'Valige üks variant.',
    fieldInvalid: 'Kontrollige seda välja.',
    fieldTooLong: 'Tekst on liiga pikk. Palun lühendage seda.',
    fieldRejected: 'Sisestatut ei võetud vastu. Palun muutke seda.',
  },
  outcomes: {
    invalid: 'Teie sõnumit ei võetud vastu. Palun kontrollige kirjutatut ja saatke sõnum uuesti.',
    notSent: 'Teie sõnumit ei saadetud. See on siin alles. Palun saatke see uuesti.',
    challengeFailed:
      'Teie sõnumit ei saadetud, sest rämpspostikontroll ei toiminud. See on siin alles. Palun saatke see uuesti.',
    rateLimited:
      'Teie sõnumit ei saadetud, sest praegu saabub liiga palju sõnumeid. Teie sõnum on siin alles. Palun proovige hiljem uuesti.',
    rateLimitedUntil:
      'Teie sõnumit ei saadetud, sest praegu saabub liiga palju sõnumeid. Teie sõnum on siin alles. Palun proovige {time} uuesti.',
    rejected:
      'Teie sõnumit ei saadetud. Selle vormi kaudu ei saa praegu sõnumeid vastu võtta. Palun võtke meiega ühendust muul viisil.',
    offline:
      'Tundub, et internetiühendus puudub. Teie sõnum on siin alles. Saatke see, kui ühendus on taastunud.',
    unconfirmed:
      'Me ei saanud kinnitust, et teie sõnum jõudis kohale. Kui saadate selle uuesti, võib see kohale jõuda kaks korda.',
    sentTitle: 'Sõnum saadetud',
    sentText: 'Täname, et meile kirjutasite.',
    draftRestored: 'Varem kirjutatu on jälle siin.',
  },
  actions: {
    submit: 'Saada sõnum',
    sending: 'Saatmine…',
    sendAnother: 'Saada veel üks sõnum',
    copyMessage: 'Kopeeri sõnum',
    copied: 'Kopeeritud',
    sendByEmail: 'Saada hoopis e-postiga',
    keepDraft: 'Jäta see tekst alles',
    discardDraft: 'Kustuta see',
  },
};

export default et;
