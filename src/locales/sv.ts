import type { Messages } from './Messages.js';

const sv: Messages = {
  lang: 'sv',
  dir: 'ltr',
  labels: {
    name: 'Namn',
    email: 'E-post',
    message: 'Meddelande',
  },
  hints: {
    optional: '(valfritt)',
    required: '(obligatoriskt)',
    choose: 'Välj …',
    charactersLeft: 'Tecken kvar: {count}',
    charactersOver: 'Tecken över gränsen: {count}',
    leaveEmpty: 'Lämna det här fältet tomt',
    emailSuggestion: 'Menade du {email}?',
    completeChallenge: 'Slutför den här kontrollen för att skicka ditt meddelande.',
  },
  errors: {
    nameRequired: 'Ange ditt namn.',
    emailRequired: 'Ange din e-postadress.',
    emailInvalid: 'Ange en e-postadress i formatet namn@example.com.',
    messageRequired: 'Skriv ditt meddelande.',
    fieldRequired: 'Fyll i det här fältet.',
    checkboxRequired: 'Kryssa i den här rutan för att fortsätta.',
    choiceRequired: 'Välj ett alternativ.',
    fieldInvalid: 'Kontrollera det här fältet.',
    fieldTooLong: 'Texten är för lång. Du behöver korta ner den.',
    fieldRejected: 'Uppgiften godtogs inte. Du behöver ändra den.',
  },
  outcomes: {
    invalid:
      'Ditt meddelande godtogs inte. Kontrollera det du har skrivit och skicka sedan meddelandet igen.',
    notSent: 'Ditt meddelande skickades inte. Det finns kvar här. Försök skicka det igen.',
    challengeFailed:
      'Ditt meddelande skickades inte eftersom kontrollen mot skräppost inte fungerade. Det finns kvar här. Försök skicka det igen.',
    rateLimited:
      'Ditt meddelande skickades inte eftersom det kommer in för många meddelanden just nu. Det finns kvar här. Försök igen senare.',
    rateLimitedUntil:
      'Ditt meddelande skickades inte eftersom det kommer in för många meddelanden just nu. Det finns kvar här. Försök igen {time}.',
    rejected:
      'Ditt meddelande skickades inte. Det här formuläret kan inte ta emot meddelanden just nu. Kontakta oss på ett annat sätt.',
    offline: 'Du verkar vara offline. Ditt meddelande finns kvar här. Skicka det när du är uppkopplad igen.',
    unconfirmed:
      'Vi kunde inte bekräfta att ditt meddelande har kommit fram. Om du skickar det igen kan det komma fram två gånger.',
    sentTitle: 'Meddelandet är skickat',
    sentText: 'Tack för att du skrev till oss.',
    draftRestored: 'Det du skrev tidigare finns här igen.',
  },
  actions: {
    submit: 'Skicka meddelande',
    sending: 'Skickar …',
    sendAnother: 'Skicka ett nytt meddelande',
    copyMessage: 'Kopiera meddelande',
    copied: 'Kopierat',
    sendByEmail: 'Skicka via e-post i stället',
    keepDraft: 'Behåll den här texten',
    discardDraft: 'Ta bort texten',
  },
};

export default sv;
