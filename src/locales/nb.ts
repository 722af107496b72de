import type { Messages } from '../i18n/Messages.js';

const nb: Messages = {
  lang: 'nb',
  dir: 'ltr',

  name: 'Navn',
  email: 'E-post',
  message: 'Melding',
  submit: 'Send melding',
  sending: 'Sender …',

  optional: '(valgfritt)',
  required: '(må fylles ut)',
  choose: 'Velg …',
  charactersLeft: 'Tegn igjen: {count}',
  charactersOver: 'Tegn for mye: {count}',

  nameRequired: 'Skriv inn navnet ditt.',
  emailRequired: 'Skriv inn e-postadressen din.',
  emailInvalid: 'Skriv inn en e-postadresse, for eksempel navn@example.com.',
  messageRequired: 'Skriv inn meldingen din.',
  fieldRequired: 'Fyll ut dette feltet.',
  fieldInvalid: 'Sjekk dette feltet.',
  fieldTooLong: 'Teksten er for lang. Prøv å gjøre den kortere.',
  fieldRejected: 'Dette ble ikke godtatt. Prøv å endre det.',

  invalid: 'Meldingen din ble ikke godtatt. Sjekk det du har skrevet, og send meldingen på nytt.',
  notAccepted: 'Meldingen din ble ikke sendt. Den står her fortsatt. Prøv å sende den på nytt.',
  rateLimited: 'Det kommer inn for mange meldinger akkurat nå. Din står her fortsatt. Prøv igjen senere.',
  rateLimitedUntil:
    'Det kommer inn for mange meldinger akkurat nå. Din står her fortsatt. Prøv igjen {time}.',
  rejected: 'Dette skjemaet kan ikke ta imot meldinger for øyeblikket. Ta kontakt med oss på en annen måte.',
  offline:
    'Det ser ut til at du er uten nett. Meldingen din står her fortsatt. Send den når du er på nett igjen.',
  unconfirmed:
    'Vi kunne ikke bekrefte at meldingen din har kommet frem. Hvis du sender den på nytt, kan den komme frem to ganger.',

  copyMessage: 'Kopier melding',
  copied: 'Kopiert',
  sendByEmail: 'Send på e-post i stedet',

  draftRestored: 'Det du skrev tidligere, står her igjen.',
  draftKeep: 'Behold det',
  draftDiscard: 'Slett det',

  sentTitle: 'Meldingen er sendt',
  sentText: 'Takk for at du skrev til oss.',
  sendAnother: 'Send en ny melding',
};

export default nb;
