import type { Messages } from './Messages.js';

const af: Messages = {
  lang: 'af',
  dir: 'ltr',
  labels: {
    name: 'Naam',
    email: 'E-pos',
    message: 'Boodskap',
  },
  hints: {
    optional: '(opsioneel)',
    required: '(verpligtend)',
    choose: 'Kies…',
    charactersLeft: 'Karakters oor: {count}',
    charactersOver: 'Karakters bo die limiet: {count}',
    leaveEmpty: 'Laat asseblief hierdie veld leeg',
    emailSuggestion: 'Bedoel u {email}?',
    completeChallenge: 'Voltooi asseblief hierdie kontrole om u boodskap te stuur.',
  },
  errors: {
    nameRequired: 'Vul asseblief u naam in.',
    emailRequired: 'Vul asseblief u e-posadres in.',
    emailInvalid: 'Vul asseblief ’n e-posadres in die korrekte formaat in, soos naam@example.com.',
    messageRequired: 'Skryf asseblief u boodskap.',
    fieldRequired: 'Vul asseblief hierdie veld in.',
    checkboxRequired: 'Merk asseblief hierdie blokkie om voort te gaan.',
    choiceRequired: 'Kies asseblief ’n opsie.',
    fieldInvalid: 'Kontroleer asseblief hierdie veld.',
    fieldTooLong: 'Dit is te lank. Maak dit asseblief korter.',
    fieldRejected: 'Dit is nie aanvaar nie. Verander dit asseblief.',
  },
  outcomes: {
    invalid: 'U boodskap is nie aanvaar nie. Kontroleer asseblief wat u geskryf het en stuur dit dan weer.',
    notSent: 'U boodskap is nie gestuur nie. Dit is nog hier. Stuur dit asseblief weer.',
    challengeFailed:
      'U boodskap is nie gestuur nie, want die kontrole teen strooipos het nie gewerk nie. Dit is nog hier. Stuur dit asseblief weer.',
    rateLimited:
      'U boodskap is nie gestuur nie, want daar kom tans te veel boodskappe in. Dit is nog hier. Probeer asseblief later weer.',
    rateLimitedUntil:
      'U boodskap is nie gestuur nie, want daar kom tans te veel boodskappe in. Dit is nog hier. Probeer asseblief {time} weer.',
    rejected:
      'U boodskap is nie gestuur nie. Hierdie vorm kan tans geen boodskappe ontvang nie. Kontak ons asseblief op ’n ander manier.',
    offline: 'Dit lyk of u vanlyn is. U boodskap is nog hier. Stuur dit sodra u weer aanlyn is.',
    unconfirmed:
      'Ons kon nie bevestig dat u boodskap aangekom het nie. As u dit weer stuur, kom dit dalk twee keer aan.',
    sentTitle: 'Boodskap gestuur',
    sentText: 'Dankie dat u aan ons geskryf het.',
    draftRestored: 'Wat u vroeër geskryf het, is terug.',
  },
  actions: {
    submit: 'Stuur boodskap',
    sending: 'Besig om te stuur…',
    sendAnother: 'Stuur nog ’n boodskap',
    copyMessage: 'Kopieer boodskap',
    copied: 'Gekopieer',
    sendByEmail: 'Stuur eerder per e-pos',
    keepDraft: 'Behou hierdie teks',
    discardDraft: 'Gooi dit weg',
  },
};

export default af;
