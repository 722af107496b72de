import type { Messages } from '../i18n/Messages.js';

const nl: Messages = {
  lang: 'nl',
  dir: 'ltr',

  name: 'Naam',
  email: 'E-mailadres',
  message: 'Bericht',
  submit: 'Bericht versturen',
  sending: 'Wordt verstuurd…',

  optional: '(niet verplicht)',
  required: '(verplicht)',
  choose: 'Maak een keuze…',
  charactersLeft: 'Resterende tekens: {count}',
  charactersOver: 'Tekens te veel: {count}',

  nameRequired: 'Vul uw naam in.',
  emailRequired: 'Vul uw e-mailadres in.',
  emailInvalid: 'Vul een e-mailadres in zoals naam@example.com.',
  messageRequired: 'Vul uw bericht in.',
  fieldRequired: 'Vul dit veld in.',
  fieldInvalid: 'Controleer dit veld.',
  fieldTooLong: 'Dit is te lang. Maak het alstublieft korter.',
  fieldRejected: 'Dit is niet geaccepteerd. Pas het alstublieft aan.',

  invalid:
    'Uw bericht is niet geaccepteerd. Controleer wat u hebt ingevuld en verstuur het bericht daarna opnieuw.',
  notAccepted: 'Uw bericht is niet verstuurd. Het staat hier nog. Verstuur het alstublieft opnieuw.',
  rateLimited: 'Er komen nu te veel berichten binnen. Uw bericht staat hier nog. Probeer het later opnieuw.',
  rateLimitedUntil:
    'Er komen nu te veel berichten binnen. Uw bericht staat hier nog. Probeer het {time} opnieuw.',
  rejected:
    'Dit formulier kan op dit moment geen berichten ontvangen. Neem op een andere manier contact met ons op.',
  offline: 'U lijkt offline te zijn. Uw bericht staat hier nog. Verstuur het zodra u weer verbinding hebt.',
  unconfirmed:
    'We konden niet bevestigen dat uw bericht is aangekomen. Als u het opnieuw verstuurt, komt het misschien dubbel aan.',

  copyMessage: 'Bericht kopiëren',
  copied: 'Gekopieerd',
  sendByEmail: 'Liever per e-mail versturen',

  draftRestored: 'Wat u eerder schreef, staat hier weer.',
  draftKeep: 'Behouden',
  draftDiscard: 'Verwijderen',

  sentTitle: 'Bericht verstuurd',
  sentText: 'Bedankt voor uw bericht.',
  sendAnother: 'Nog een bericht versturen',
};

export default nl;
