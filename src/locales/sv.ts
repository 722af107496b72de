import type { Messages } from '../i18n/Messages.js';

const sv: Messages = {
  lang: 'sv',
  dir: 'ltr',

  name: 'Namn',
  email: 'E-post',
  message: 'Meddelande',
  submit: 'Skicka meddelande',
  sending: 'Skickar …',

  optional: '(valfritt)',
  required: '(obligatoriskt)',
  choose: 'Välj …',
  charactersLeft: 'Tecken kvar: {count}',
  charactersOver: 'Tecken över gränsen: {count}',

  nameRequired: 'Ange ditt namn.',
  emailRequired: 'Ange din e-postadress.',
  emailInvalid: 'Ange en e-postadress i formatet namn@example.com.',
  messageRequired: 'Skriv ditt meddelande.',
  fieldRequired: 'Fyll i det här fältet.',
  fieldInvalid: 'Kontrollera det här fältet.',
  fieldTooLong: 'Texten är för lång. Du behöver korta ner den.',
  fieldRejected: 'Uppgiften godtogs inte. Du behöver ändra den.',

  invalid: 'Ditt meddelande godtogs inte. Kontrollera det du har skrivit och skicka sedan meddelandet igen.',
  notAccepted: 'Ditt meddelande skickades inte. Det finns kvar här. Försök skicka det igen.',
  rateLimited: 'Det kommer in för många meddelanden just nu. Ditt finns kvar här. Försök igen senare.',
  rateLimitedUntil: 'Det kommer in för många meddelanden just nu. Ditt finns kvar här. Försök igen {time}.',
  rejected: 'Det här formuläret kan inte ta emot meddelanden just nu. Kontakta oss på ett annat sätt.',
  offline: 'Du verkar vara offline. Ditt meddelande finns kvar här. Skicka det när du är uppkopplad igen.',
  unconfirmed:
    'Vi kunde inte bekräfta att ditt meddelande har kommit fram. Om du skickar det igen kan det komma fram två gånger.',

  copyMessage: 'Kopiera meddelande',
  copied: 'Kopierat',
  sendByEmail: 'Skicka via e-post i stället',

  draftRestored: 'Det du skrev tidigare finns här igen.',
  draftKeep: 'Behåll det',
  draftDiscard: 'Ta bort det',

  sentTitle: 'Meddelandet är skickat',
  sentText: 'Tack för att du skrev till oss.',
  sendAnother: 'Skicka ett nytt meddelande',
};

export default sv;
