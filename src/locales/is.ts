import type { Messages } from '../i18n/Messages.js';

const is: Messages = {
  lang: 'is',
  dir: 'ltr',

  name: 'Nafn',
  email: 'Netfang',
  message: 'Skilaboð',
  submit: 'Senda skilaboð',
  sending: 'Sendi…',

  optional: '(valfrjálst)',
  required: '(nauðsynlegt)',
  choose: 'Veldu…',
  charactersLeft: 'Stafir eftir: {count}',
  charactersOver: 'Stafir umfram hámark: {count}',

  nameRequired: 'Sláðu inn nafnið þitt.',
  emailRequired: 'Sláðu inn netfangið þitt.',
  emailInvalid: 'Sláðu inn netfang eins og nafn@example.com.',
  messageRequired: 'Skrifaðu skilaboðin þín.',
  fieldRequired: 'Fylltu út þennan reit.',
  fieldInvalid: 'Athugaðu þennan reit.',
  fieldTooLong: 'Textinn er of langur. Vinsamlegast styttu hann.',
  fieldRejected: 'Þetta var ekki samþykkt. Vinsamlegast breyttu því.',

  invalid:
    'Skilaboðin þín voru ekki samþykkt. Vinsamlegast farðu yfir það sem þú skrifaðir og sendu þau svo aftur.',
  notAccepted: 'Skilaboðin þín voru ekki send. Þau eru hér enn. Vinsamlegast sendu þau aftur.',
  rateLimited: 'Of mörg skilaboð berast eins og er. Þín eru hér enn. Vinsamlegast reyndu aftur síðar.',
  rateLimitedUntil: 'Of mörg skilaboð berast eins og er. Þín eru hér enn. Vinsamlegast reyndu aftur {time}.',
  rejected:
    'Þetta eyðublað getur ekki tekið við skilaboðum eins og er. Vinsamlegast hafðu samband við okkur með öðrum hætti.',
  offline:
    'Þú virðist vera án nettengingar. Skilaboðin þín eru hér enn. Sendu þau þegar nettenging er komin á.',
  unconfirmed:
    'Við gátum ekki staðfest að skilaboðin þín hafi borist. Ef þú sendir þau aftur gætu þau borist tvisvar.',

  copyMessage: 'Afrita skilaboð',
  copied: 'Afritað',
  sendByEmail: 'Senda frekar með tölvupósti',

  draftRestored: 'Það sem þú skrifaðir áður er komið aftur.',
  draftKeep: 'Halda textanum',
  draftDiscard: 'Eyða textanum',

  sentTitle: 'Skilaboðin hafa verið send',
  sentText: 'Takk fyrir að hafa samband.',
  sendAnother: 'Senda önnur skilaboð',
};

export default is;
