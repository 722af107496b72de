import type { Messages } from '../i18n/Messages.js';

const et: Messages = {
  lang: 'et',
  dir: 'ltr',

  name: 'Nimi',
  email: 'E-post',
  message: 'Sõnum',
  submit: 'Saada sõnum',
  sending: 'Saatmine…',

  optional: '(valikuline)',
  required: '(kohustuslik)',
  choose: 'Valige…',
  charactersLeft: 'Tähemärke alles: {count}',
  charactersOver: 'Üleliigseid tähemärke: {count}',

  nameRequired: 'Sisestage oma nimi.',
  emailRequired: 'Sisestage oma e-posti aadress.',
  emailInvalid: 'Sisestage e-posti aadress kujul nimi@example.com.',
  messageRequired: 'Kirjutage oma sõnum.',
  fieldRequired: 'Täitke see väli.',
  fieldInvalid: 'Kontrollige seda välja.',
  fieldTooLong: 'Tekst on liiga pikk. Palun lühendage seda.',
  fieldRejected: 'Sisestatut ei võetud vastu. Palun muutke seda.',

  invalid: 'Teie sõnumit ei võetud vastu. Palun kontrollige kirjutatut ja saatke sõnum uuesti.',
  notAccepted: 'Teie sõnumit ei saadetud. See on siin alles. Palun saatke see uuesti.',
  rateLimited: 'Praegu saabub liiga palju sõnumeid. Teie sõnum on siin alles. Palun proovige hiljem uuesti.',
  rateLimitedUntil:
    'Praegu saabub liiga palju sõnumeid. Teie sõnum on siin alles. Palun proovige {time} uuesti.',
  rejected: 'Selle vormi kaudu ei saa praegu sõnumeid vastu võtta. Palun võtke meiega ühendust muul viisil.',
  offline:
    'Tundub, et internetiühendus puudub. Teie sõnum on siin alles. Saatke see, kui ühendus on taastunud.',
  unconfirmed:
    'Me ei saanud kinnitust, et teie sõnum jõudis kohale. Kui saadate selle uuesti, võib see kohale jõuda kaks korda.',

  copyMessage: 'Kopeeri sõnum',
  copied: 'Kopeeritud',
  sendByEmail: 'Saada hoopis e-postiga',

  draftRestored: 'Varem kirjutatu on jälle siin.',
  draftKeep: 'Jäta alles',
  draftDiscard: 'Kustuta',

  sentTitle: 'Sõnum saadetud',
  sentText: 'Täname, et meile kirjutasite.',
  sendAnother: 'Saada veel üks sõnum',
};

export default et;
