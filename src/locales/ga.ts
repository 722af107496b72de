import type { Messages } from './Messages.js';

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
    fieldRejected: 'Níor glacadh leis an iontráil seo. Athraigh í, le do thoil.',
  },
  outcomes: {
    invalid:
      'Níor glacadh le do theachtaireacht. Seiceáil an méid a scríobh tú agus seol arís í, le do thoil.',
    notSent: 'Níor seoladh do theachtaireacht. Tá sí anseo fós. Seol arís í, le do thoil.',
    challengeFailed:
      'Níor seoladh do theachtaireacht mar nár oibrigh an tseiceáil in aghaidh turscair. Tá sí anseo fós. Seol arís í, le do thoil.',
    rateLimited:
      'Níor seoladh do theachtaireacht mar go bhfuil an iomarca teachtaireachtaí ag teacht isteach faoi láthair. Tá sí anseo fós. Bain triail eile as níos déanaí, le do thoil.',
    rateLimitedUntil:
      'Níor seoladh do theachtaireacht mar go bhfuil an iomarca teachtaireachtaí ag teacht isteach faoi láthair. Tá sí anseo fós. Bain triail eile as {time}, le do thoil.',
    rejected:
      'Níor seoladh do theachtaireacht. Ní féidir glacadh le teachtaireachtaí tríd an bhfoirm seo faoi láthair. Déan teagmháil linn ar bhealach eile, le do thoil.',
    offline:
      'Is cosúil go bhfuil tú as líne. Tá do theachtaireacht anseo fós. Seol í nuair a bheidh tú ar líne arís.',
    unconfirmed:
      'Níorbh fhéidir linn a dheimhniú go bhfuarthas do theachtaireacht. Má sheolann tú arís í, d’fhéadfadh sí teacht faoi dhó.',
    sentTitle: 'Seoladh an teachtaireacht',
    sentText: 'Go raibh maith agat as scríobh chugainn.',
    draftRestored: 'Tá an méid a scríobh tú roimhe seo ar ais.',
  },
  actions: {
    submit: 'Seol an teachtaireacht',
    sending: 'Á seoladh…',
    sendAnother: 'Seol teachtaireacht eile',
    copyMessage: 'Cóipeáil an teachtaireacht',
    copied: 'Cóipeáilte',
    sendByEmail: 'Seol trí ríomhphost ina ionad sin',
    keepDraft: 'Coinnigh an téacs seo',
    discardDraft: 'Scrios an téacs',
  },
};

export default ga;
