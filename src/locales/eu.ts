import type { Messages } from './Messages.js';

const eu: Messages = {
  lang: 'eu',
  dir: 'ltr',
  labels: {
    name: 'Izena',
    email: 'Helbide elektronikoa',
    message: 'Mezua',
  },
  hints: {
    optional: '(aukerakoa)',
    required: '(nahitaezkoa)',
    choose: 'Aukeratu…',
    charactersLeft: 'Geratzen diren karaktereak: {count}',
    charactersOver: 'Mugatik gorako karaktereak: {count}',
    leaveEmpty: 'Utzi eremu hau hutsik',
    emailSuggestion: '{email} esan nahi zenuen?',
    completeChallenge: 'Osatu egiaztapen hau zure mezua bidaltzeko.',
  },
  errors: {
    nameRequired: 'Idatzi zure izena.',
    emailRequired: 'Idatzi zure helbide elektronikoa.',
    emailInvalid: 'Idatzi helbide elektroniko bat formatu egokian, adibidez, izena@example.com.',
    messageRequired: 'Idatzi zure mezua.',
    fieldRequired: 'Bete eremu hau.',
    checkboxRequired: 'Markatu lauki hau jarraitzeko.',
    choiceRequired: 'Hautatu aukera bat.',
    fieldInvalid: 'Egiaztatu eremu hau.',
    fieldTooLong: 'Testua luzeegia da. Laburtu, mesedez.',
    fieldRejected: 'Datu hau ez da onartu. Aldatu, mesedez.',
  },
  outcomes: {
    invalid: 'Zure mezua ez da onartu. Egiaztatu idatzi duzuna eta bidali berriro, mesedez.',
    notSent: 'Zure mezua ez da bidali. Hemen dago oraindik. Bidali berriro, mesedez.',
    challengeFailed:
      'Zure mezua ez da bidali, spamaren aurkako egiaztapenak ez duelako funtzionatu. Hemen dago oraindik. Bidali berriro, mesedez.',
    rateLimited:
      'Zure mezua ez da bidali, une honetan mezu gehiegi iristen ari direlako. Zurea hemen dago oraindik. Saiatu berriro geroago, mesedez.',
    rateLimitedUntil:
      'Zure mezua ez da bidali, une honetan mezu gehiegi iristen ari direlako. Zurea hemen dago oraindik. Saiatu berriro {time}, mesedez.',
    rejected:
      'Zure mezua ez da bidali. Formulario honek ezin du mezurik jaso une honetan. Jarri gurekin harremanetan beste bide batetik, mesedez.',
    offline:
      'Badirudi ez duzula Interneteko konexiorik. Zure mezua hemen dago oraindik. Bidali konexioa berreskuratzean.',
    unconfirmed:
      'Ezin izan dugu egiaztatu zure mezua iritsi den. Berriro bidaliz gero, baliteke bi aldiz iristea.',
    sentTitle: 'Mezua bidali da',
    sentText: 'Eskerrik asko guri idazteagatik.',
    draftRestored: 'Lehen idatzi zenuena hemen dago berriro.',
  },
  actions: {
    submit: 'Bidali mezua',
    sending: 'Bidaltzen…',
    sendAnother: 'Bidali beste mezu bat',
    copyMessage: 'Kopiatu mezua',
    copied: 'Kopiatuta',
    sendByEmail: 'Bidali posta elektronikoz',
    keepDraft: 'Mantendu testu hau',
    discardDraft: 'Baztertu testua',
  },
};

export default eu;
