import type { Messages } from './Messages.js';

const is: Messages = {
  lang: 'is',
  dir: 'ltr',
  labels: {
    name: 'Nafn',
    email: 'Netfang',
    message: 'Skilaboð',
  },
  hints: {
    optional: '(valfrjálst)',
    required: '(nauðsynlegt)',
    choose: 'Veldu…',
    charactersLeft: 'Stafir eftir: {count}',
    charactersOver: 'Stafir umfram hámark: {count}',
    leaveEmpty: 'Skildu þennan reit eftir auðan',
    emailSuggestion: 'Áttirðu við {email}?',
    completeChallenge: 'Ljúktu þessari athugun til að senda skilaboðin þín.',
  },
  errors: {
    nameRequired: 'Sláðu inn nafnið þitt.',
    emailRequired: 'Sláðu inn netfangið þitt.',
    emailInvalid: 'Sláðu inn netfang á réttu sniði, til dæmis nafn@example.com.',
    messageRequired: 'Skrifaðu skilaboðin þín.',
    fieldRequired: 'Fylltu út þennan reit.',
    checkboxRequired: 'Hakaðu í þennan reit til að halda áfram.',
    choiceRequired: 'Veldu einn valkost.',
    fieldInvalid: 'Athugaðu þennan reit.',
    fieldTooLong: 'Textinn er of langur. Vinsamlegast styttu hann.',
    fieldRejected: 'Þetta var ekki samþykkt. Vinsamlegast breyttu því.',
  },
  outcomes: {
    invalid:
      'Skilaboðin þín voru ekki samþykkt. Vinsamlegast farðu yfir það sem þú skrifaðir og sendu þau svo aftur.',
    notSent: 'Skilaboðin þín voru ekki send. Þau eru hér enn. Vinsamlegast sendu þau aftur.',
    challengeFailed:
      'Skilaboðin þín voru ekki send því að ruslpóstvörnin virkaði ekki. Þau eru hér enn. Vinsamlegast sendu þau aftur.',
    rateLimited:
      'Skilaboðin þín voru ekki send því að of mörg skilaboð berast eins og er. Þín eru hér enn. Vinsamlegast reyndu aftur síðar.',
    rateLimitedUntil:
      'Skilaboðin þín voru ekki send því að of mörg skilaboð berast eins og er. Þín eru hér enn. Vinsamlegast reyndu aftur {time}.',
    rejected:
      'Skilaboðin þín voru ekki send. Þetta eyðublað getur ekki tekið við skilaboðum eins og er. Vinsamlegast hafðu samband við okkur með öðrum hætti.',
    offline:
      'Þú virðist vera án nettengingar. Skilaboðin þín eru hér enn. Sendu þau þegar nettenging er komin á aftur.',
    unconfirmed:
      'Við gátum ekki staðfest að skilaboðin þín hafi borist. Ef þú sendir þau aftur gætu þau borist tvisvar.',
    sentTitle: 'Skilaboðin hafa verið send',
    sentText: 'Takk fyrir að hafa samband.',
    draftRestored: 'Það sem þú skrifaðir áður er komið aftur.',
  },
  actions: {
    submit: 'Senda skilaboð',
    sending: 'Sendi…',
    sendAnother: 'Senda önnur skilaboð',
    copyMessage: 'Afrita skilaboð',
    copied: 'Afritað',
    sendByEmail: 'Senda frekar með tölvupósti',
    keepDraft: 'Halda þessum texta',
    discardDraft: 'Eyða textanum',
  },
};

export default is;
