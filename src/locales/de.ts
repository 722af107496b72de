import type { Messages } from '../i18n/Messages.js';

const de: Messages = {
  lang: 'de',
  dir: 'ltr',

  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet …',

  optional: '(optional)',
  required: '(erforderlich)',
  choose: 'Bitte wählen …',
  charactersLeft: 'Verbleibende Zeichen: {count}',
  charactersOver: 'Zeichen zu viel: {count}',

  nameRequired: 'Bitte geben Sie Ihren Namen ein.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  messageRequired: 'Bitte geben Sie Ihre Nachricht ein.',
  fieldRequired: 'Bitte füllen Sie dieses Feld aus.',
  fieldInvalid: 'Bitte prüfen Sie diese Angabe.',
  fieldTooLong: 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
  fieldRejected: 'Diese Angabe wurde nicht angenommen. Bitte ändern Sie sie.',

  invalid:
    'Ihre Nachricht wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und senden Sie die Nachricht noch einmal.',
  notAccepted:
    'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular. Bitte senden Sie sie noch einmal.',
  rateLimited:
    'Im Moment gehen zu viele Nachrichten ein. Ihre Nachricht steht noch im Formular. Bitte versuchen Sie es später noch einmal.',
  rateLimitedUntil:
    'Im Moment gehen zu viele Nachrichten ein. Ihre Nachricht steht noch im Formular. Bitte versuchen Sie es {time} noch einmal.',
  rejected:
    'Dieses Formular kann im Moment keine Nachrichten annehmen. Bitte kontaktieren Sie uns auf anderem Weg.',
  offline:
    'Sie sind offenbar offline. Ihre Nachricht steht noch im Formular. Senden Sie sie, sobald Sie wieder verbunden sind.',
  unconfirmed:
    'Wir konnten nicht feststellen, ob Ihre Nachricht angekommen ist. Wenn Sie sie noch einmal senden, kommt sie vielleicht doppelt an.',

  copyMessage: 'Nachricht kopieren',
  copied: 'Kopiert',
  sendByEmail: 'Stattdessen per E-Mail senden',

  draftRestored: 'Was Sie zuvor geschrieben haben, ist wieder da.',
  draftKeep: 'Behalten',
  draftDiscard: 'Verwerfen',

  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank für Ihre Nachricht.',
  sendAnother: 'Weitere Nachricht senden',
};

export default de;
