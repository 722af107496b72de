import type { Messages } from './Messages.js';

const nl: Messages = {
  lang: 'nl',
  dir: 'ltr',
  labels: {
    name: 'Naam',
    email: 'E-mailadres',
    message: 'Bericht',
  },
  hints: {
    optional: '(niet verplicht)',
    required: '(verplicht)',
    choose: 'Maak een keuze…',
    charactersLeft: 'Resterende tekens: {count}',
    charactersOver: 'Tekens boven de limiet: {count}',
    leaveEmpty: 'Laat dit veld leeg',
    emailSuggestion: 'Bedoelde u {email}?',
    completeChallenge: 'Voltooi deze controle om uw bericht te versturen.',
  },
  errors: {
    nameRequired: 'Vul uw naam in.',
    emailRequired: 'Vul uw e-mailadres in.',
    emailInvalid: 'Vul een e-mailadres in de juiste notatie in, zoals naam@example.com.',
    messageRequired: 'Vul uw bericht in.',
    fieldRequired: 'Vul dit veld in.',
    checkboxRequired: 'Vink dit vakje aan om verder te gaan.',
    choiceRequired: 'Maak een keuze.',
    fieldInvalid: 'Controleer dit veld.',
    fieldTooLong: 'Dit is te lang. Maak het alstublieft korter.',
    fieldRejected: 'Dit is niet geaccepteerd. Pas het alstublieft aan.',
  },
  outcomes: {
    invalid:
      'Uw bericht is niet geaccepteerd. Controleer wat u hebt ingevuld en verstuur het bericht daarna opnieuw.',
    notSent: 'Uw bericht is niet verstuurd. Het staat hier nog. Verstuur het alstublieft opnieuw.',
    challengeFailed:
      'Uw bericht is niet verstuurd omdat de controle op spam niet heeft gewerkt. Het staat hier nog. Verstuur het alstublieft opnieuw.',
    rateLimited:
      'Uw bericht is niet verstuurd omdat er nu te veel berichten binnenkomen. Het staat hier nog. Probeer het later opnieuw.',
    rateLimitedUntil:
      'Uw bericht is niet verstuurd omdat er nu te veel berichten binnenkomen. Het staat hier nog. Probeer het {time} opnieuw.',
    rejected:
      'Uw bericht is niet verstuurd. Dit formulier kan op dit moment geen berichten ontvangen. Neem op een andere manier contact met ons op.',
    offline: 'U lijkt offline te zijn. Uw bericht staat hier nog. Verstuur het zodra u weer online bent.',
    unconfirmed:
      'We konden niet bevestigen dat uw bericht is aangekomen. Als u het opnieuw verstuurt, komt het misschien dubbel aan.',
    sentTitle: 'Bericht verstuurd',
    sentText: 'Bedankt voor uw bericht.',
    draftRestored: 'Wat u eerder schreef, staat hier weer.',
  },
  actions: {
    submit: 'Bericht versturen',
    sending: 'Wordt verstuurd…',
    sendAnother: 'Nog een bericht versturen',
    copyMessage: 'Bericht kopiëren',
    copied: 'Gekopieerd',
    sendByEmail: 'Liever per e-mail versturen',
    keepDraft: 'Deze tekst behouden',
    discardDraft: 'Tekst verwijderen',
  },
};

export default nl;
