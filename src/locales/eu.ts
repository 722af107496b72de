import type { Messages } from '../i18n/Messages.js';

const eu: Messages = {
  lang: 'eu',
  dir: 'ltr',

  name: 'Izena',
  email: 'Helbide elektronikoa',
  message: 'Mezua',
  submit: 'Bidali mezua',
  sending: 'Bidaltzen…',

  optional: '(aukerakoa)',
  required: '(nahitaezkoa)',
  choose: 'Aukeratu…',
  charactersLeft: 'Geratzen diren karaktereak: {count}',
  charactersOver: 'Soberan dauden karaktereak: {count}',

  nameRequired: 'Idatzi zure izena.',
  emailRequired: 'Idatzi zure helbide elektronikoa.',
  emailInvalid: 'Idatzi izena@example.com bezalako helbide elektroniko bat.',
  messageRequired: 'Idatzi zure mezua.',
  fieldRequired: 'Bete eremu hau.',
  fieldInvalid: 'Egiaztatu eremu hau.',
  fieldTooLong: 'Testua luzeegia da. Laburtu, mesedez.',
  fieldRejected: 'Datu hau ez da onartu. Aldatu, mesedez.',

  invalid: 'Zure mezua ez da onartu. Egiaztatu idatzi duzuna eta bidali berriro, mesedez.',
  notAccepted: 'Zure mezua ez da bidali. Hemen dago oraindik. Bidali berriro, mesedez.',
  rateLimited:
    'Mezu gehiegi iristen ari dira une honetan. Zurea hemen dago oraindik. Saiatu berriro geroago, mesedez.',
  rateLimitedUntil:
    'Mezu gehiegi iristen ari dira une honetan. Zurea hemen dago oraindik. Saiatu berriro {time}, mesedez.',
  rejected:
    'Formulario honek ezin du mezurik jaso une honetan. Jarri gurekin harremanetan beste bide batetik, mesedez.',
  offline:
    'Badirudi ez duzula Interneteko konexiorik. Zure mezua hemen dago oraindik. Bidali konexioa berreskuratzean.',
  unconfirmed:
    'Ezin izan dugu egiaztatu zure mezua iritsi den. Berriro bidaliz gero, baliteke bi aldiz iristea.',

  copyMessage: 'Kopiatu mezua',
  copied: 'Kopiatuta',
  sendByEmail: 'Bidali posta elektronikoz',

  draftRestored: 'Lehen idatzi zenuena hemen dago berriro.',
  draftKeep: 'Mantendu',
  draftDiscard: 'Baztertu',

  sentTitle: 'Mezua bidali da',
  sentText: 'Eskerrik asko guri idazteagatik.',
  sendAnother: 'Bidali beste mezu bat',
};

export default eu;
