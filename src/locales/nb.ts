import type { Messages } from './Messages.js';

const nb: Messages = {
  lang: 'nb',
  dir: 'ltr',
  labels: {
    name: 'Navn',
    email: 'E-post',
    message: 'Melding',
  },
  hints: {
    optional: '(valgfritt)',
    required: '(må fylles ut)',
    choose: 'Velg …',
    charactersLeft: 'Tegn igjen: {count}',
    charactersOver: 'Tegn over grensen: {count}',
    leaveEmpty: 'La dette feltet stå tomt',
    emailSuggestion: 'Mente du {email}?',
    completeChallenge: 'Fullfør denne kontrollen for å sende meldingen din.',
  },
  errors: {
    nameRequired: 'Skriv inn navnet ditt.',
    emailRequired: 'Skriv inn e-postadressen din.',
    emailInvalid: 'Skriv inn en e-postadresse i riktig format, for eksempel navn@example.com.',
    messageRequired: 'Skriv inn meldingen din.',
    fieldRequired: 'Fyll ut dette feltet.',
    checkboxRequired: 'Kryss av i denne ruten for å fortsette.',
    choiceRequired: 'Velg et alternativ.',
    fieldInvalid: 'Sjekk dette feltet.',
    fieldTooLong: 'Teksten er for lang. Prøv å gjøre den kortere.',
    fieldRejected: 'Dette ble ikke godtatt. Prøv å endre det.',
  },
  outcomes: {
    invalid: 'Meldingen din ble ikke godtatt. Sjekk det du har skrevet, og send meldingen på nytt.',
    notSent: 'Meldingen din ble ikke sendt. Den står her fortsatt. Prøv å sende den på nytt.',
    challengeFailed:
      'Meldingen din ble ikke sendt fordi spamkontrollen ikke fungerte. Den står her fortsatt. Prøv å sende den på nytt.',
    rateLimited:
      'Meldingen din ble ikke sendt fordi det kommer inn for mange meldinger akkurat nå. Den står her fortsatt. Prøv igjen senere.',
    rateLimitedUntil:
      'Meldingen din ble ikke sendt fordi det kommer inn for mange meldinger akkurat nå. Den står her fortsatt. Prøv igjen {time}.',
    rejected:
      'Meldingen din ble ikke sendt. Dette skjemaet kan ikke ta imot meldinger for øyeblikket. Ta kontakt med oss på en annen måte.',
    offline:
      'Det ser ut til at du er uten nett. Meldingen din står her fortsatt. Send den når du er på nett igjen.',
    unconfirmed:
      'Vi kunne ikke bekrefte at meldingen din har kommet frem. Hvis du sender den på nytt, kan den komme frem to ganger.',
    sentTitle: 'Meldingen er sendt',
    sentText: 'Takk for at du skrev til oss.',
    draftRestored: 'Det du skrev tidligere, står her igjen.',
  },
  actions: {
    submit: 'Send melding',
    sending: 'Sender …',
    sendAnother: 'Send en ny melding',
    copyMessage: 'Kopier melding',
    copied: 'Kopiert',
    sendByEmail: 'Send på e-post i stedet',
    keepDraft: 'Behold denne teksten',
    discardDraft: 'Slett den',
  },
};

export default nb;
