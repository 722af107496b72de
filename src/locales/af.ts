import type { Messages } from '../i18n/Messages.js';

const af: Messages = {
  lang: 'af',
  dir: 'ltr',

  name: 'Naam',
  email: 'E-pos',
  message: 'Boodskap',
  submit: 'Stuur boodskap',
  sending: 'Besig om te stuur…',

  optional: '(opsioneel)',
  required: '(verpligtend)',
  choose: 'Kies…',
  charactersLeft: 'Karakters oor: {count}',
  charactersOver: 'Karakters te veel: {count}',

  nameRequired: 'Vul asseblief u naam in.',
  emailRequired: 'Vul asseblief u e-posadres in.',
  emailInvalid: 'Vul asseblief ’n e-posadres soos naam@example.com in.',
  messageRequired: 'Vul asseblief u boodskap in.',
  fieldRequired: 'Vul asseblief hierdie veld in.',
  fieldInvalid: 'Kontroleer asseblief hierdie veld.',
  fieldTooLong: 'Dit is te lank. Maak dit asseblief korter.',
  fieldRejected: 'Dit is nie aanvaar nie. Verander dit asseblief.',

  invalid: 'U boodskap is nie aanvaar nie. Kontroleer asseblief wat u geskryf het en stuur dit dan weer.',
  notAccepted: 'U boodskap is nie gestuur nie. Dit is nog hier. Stuur dit asseblief weer.',
  rateLimited: 'Daar kom tans te veel boodskappe in. U boodskap is nog hier. Probeer asseblief later weer.',
  rateLimitedUntil:
    'Daar kom tans te veel boodskappe in. U boodskap is nog hier. Probeer asseblief {time} weer.',
  rejected: 'Hierdie vorm kan tans geen boodskappe ontvang nie. Kontak ons asseblief op ’n ander manier.',
  offline: 'Dit lyk of u vanlyn is. U boodskap is nog hier. Stuur dit sodra u weer aanlyn is.',
  unconfirmed:
    'Ons kon nie bevestig dat u boodskap aangekom het nie. As u dit weer stuur, kom dit dalk twee keer aan.',

  copyMessage: 'Kopieer boodskap',
  copied: 'Gekopieer',
  sendByEmail: 'Stuur eerder per e-pos',

  draftRestored: 'Wat u vroeër geskryf het, is terug.',
  draftKeep: 'Behou dit',
  draftDiscard: 'Gooi dit weg',

  sentTitle: 'Boodskap gestuur',
  sentText: 'Dankie dat u aan ons geskryf het.',
  sendAnother: 'Stuur nog ’n boodskap',
};

export default af;
