import type { Messages } from '../i18n/Messages.js';

const ga: Messages = {
  lang: 'ga',
  dir: 'ltr',

  name: 'Ainm',
  email: 'Ríomhphost',
  message: 'Teachtaireacht',
  submit: 'Seol an teachtaireacht',
  sending: 'Á seoladh…',

  optional: '(roghnach)',
  required: '(riachtanach)',
  choose: 'Roghnaigh…',
  charactersLeft: 'Carachtair fágtha: {count}',
  charactersOver: 'Carachtair de bhreis: {count}',

  nameRequired: 'Cuir isteach d’ainm.',
  emailRequired: 'Cuir isteach do sheoladh ríomhphoist.',
  emailInvalid: 'Cuir isteach seoladh ríomhphoist ar nós ainm@example.com.',
  messageRequired: 'Cuir isteach do theachtaireacht.',
  fieldRequired: 'Líon isteach an réimse seo.',
  fieldInvalid: 'Seiceáil an réimse seo.',
  fieldTooLong: 'Tá an téacs rófhada. Giorraigh é, le do thoil.',
  fieldRejected: 'Níor glacadh leis an iontráil seo. Athraigh í, le do thoil.',

  invalid: 'Níor glacadh le do theachtaireacht. Seiceáil an méid a scríobh tú agus seol arís í, le do thoil.',
  notAccepted: 'Níor seoladh do theachtaireacht. Tá sí anseo fós. Seol arís í, le do thoil.',
  rateLimited:
    'Tá an iomarca teachtaireachtaí ag teacht isteach faoi láthair. Tá do theachtaireacht anseo fós. Bain triail eile as níos déanaí, le do thoil.',
  rateLimitedUntil:
    'Tá an iomarca teachtaireachtaí ag teacht isteach faoi láthair. Tá do theachtaireacht anseo fós. Bain triail eile as {time}, le do thoil.',
  rejected:
    'Ní féidir glacadh le teachtaireachtaí tríd an bhfoirm seo faoi láthair. Déan teagmháil linn ar bhealach eile, le do thoil.',
  offline:
    'Is cosúil go bhfuil tú as líne. Tá do theachtaireacht anseo fós. Seol í nuair a bheidh tú ar líne arís.',
  unconfirmed:
    'Níorbh fhéidir linn a dheimhniú go bhfuarthas do theachtaireacht. Má sheolann tú arís í, d’fhéadfadh sí teacht faoi dhó.',

  copyMessage: 'Cóipeáil an teachtaireacht',
  copied: 'Cóipeáilte',
  sendByEmail: 'Seol trí ríomhphost í ina ionad sin',

  draftRestored: 'Tá an méid a scríobh tú roimhe seo ar ais.',
  draftKeep: 'Coinnigh é',
  draftDiscard: 'Scrios é',

  sentTitle: 'Seoladh an teachtaireacht',
  sentText: 'Go raibh maith agat as scríobh chugainn.',
  sendAnother: 'Seol teachtaireacht eile',
};

export default ga;
