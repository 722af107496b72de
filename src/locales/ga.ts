import type { Messages } from '../messages/Messages.js';

const ga: Messages = {
  lang: 'ga',
  dir: 'ltr',
  labels: {
    name: 'Ainm',
    email: 'Ríomhphost',
    message: 'Teachtaireacht',
  },
  hints: {
    optional: '(roghnach)',
    required: '(riachtanach)',
    choose: 'Roghnaigh…',
    charactersLeft: 'Carachtair fágtha: {count}',
    charactersOver: 'Carachtair thar an teorainn: {count}',
    leaveEmpty: 'Fág an réimse seo folamh',
    emailSuggestion: 'An é {email} a bhí i gceist agat?',
    completeChallenge: 'Críochnaigh an tseiceáil seo chun do theachtaireacht a sheoladh.',
  },
  errors: {
    nameRequired: 'Cuir isteach d’ainm.',
    emailRequired: 'Cuir isteach do sheoladh ríomhphoist.',
    emailInvalid: 'Cuir isteach seoladh ríomhphoist san fhormáid cheart, ar nós ainm@example.com.',
    messageRequired: 'Cuir isteach do theachtaireacht.',
    fieldRequired: 'Líon isteach an réimse seo.',
    checkboxRequired: 'Cuir tic sa bhosca seo le leanúint ar aghaidh.',
    choiceRequired: 'Roghnaigh ceann de na roghanna.',
    fieldInvalid: 'Seiceáil an réimse seo.',
    fieldTooLong: 'Tá an téacs rófhada. Giorraigh é, le do thoil.',
    fieldNotAccepted: 'Níor glacadh leis an iontráil seo. Athraigh í, le do thoil.',
  },
  outcomes: {
    invalidTitle: 'Níor glacadh leis an teachtaireacht.',
    invalid: 'Seiceáil an méid a scríobh tú agus seol do theachtaireacht arís.',
    notSentTitle: 'Níor seoladh an teachtaireacht.',
    notSent: 'Tá sí anseo fós. Seol arís í, le do thoil.',
    challengeFailed:
      'Níor oibrigh an tseiceáil in aghaidh turscair. Tá do theachtaireacht anseo fós. Seol arís í, le do thoil.',
    rateLimitedTitle: 'An iomarca teachtaireachtaí faoi láthair.',
    rateLimited: 'Níor seoladh do theachtaireacht. Tá sí anseo fós. Bain triail eile as níos déanaí.',
    rateLimitedUntil: 'Níor seoladh do theachtaireacht. Tá sí anseo fós. Bain triail eile as {time}.',
    rejectedTitle: 'Níl an fhoirm seo ag glacadh le teachtaireachtaí.',
    rejected: 'Níor seoladh do theachtaireacht. Cóipeáil í ionas nach gcaillfidh tú í.',
    rejectedWithEmail:
      'Níor seoladh do theachtaireacht. Seol ríomhphost chugainn ina ionad sin; beidh do théacs ann cheana féin.',
    offlineTitle: 'Tá tú as líne.',
    offline: 'Níor seoladh do theachtaireacht. Tá sí anseo fós. Seol í nuair a bheidh tú ar líne arís.',
    unconfirmedTitle: 'Ní fios an bhfuarthas do theachtaireacht.',
    unconfirmed:
      'Tá do théacs anseo fós. Má sheolann tú arís é, d’fhéadfadh an teachtaireacht teacht faoi dhó.',
    sentTitle: 'Seoladh an teachtaireacht',
    sentText: 'Go raibh maith agat as scríobh chugainn.',
    sentReply: 'Seolfaimid freagra chuig {email}.',
    draftRestored: 'Tá an méid a scríobh tú roimhe seo ar ais.',
  },
  actions: {
    submit: 'Seol an teachtaireacht',
    sendAgain: 'Seol arís',
    sending: 'Á seoladh…',
    stillSending: 'Á seoladh fós…',
    sendAnother: 'Seol teachtaireacht eile',
    copyMessage: 'Cóipeáil an teachtaireacht',
    copied: 'Cóipeáilte',
    sendByEmail: 'Seol trí ríomhphost ina ionad sin',
    keepDraft: 'Coinnigh an téacs seo',
    discardDraft: 'Scrios an téacs',
  },
};

export default ga;
