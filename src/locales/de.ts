import type { Messages } from '../i18n/Messages.js';

const de: Messages = {
  lang: 'de',
  dir: 'ltr',

  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet …',

  nameRequired: 'Bitte geben Sie Ihren Namen ein.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  messageRequired: 'Bitte geben Sie Ihre Nachricht ein.',
  fieldRequired: 'Bitte füllen Sie dieses Feld aus.',
  fieldInvalid: 'Bitte prüfen Sie diese Eingabe.',
  fieldTooLong: 'Das ist zu lang. Bitte kürzen Sie es.',
  fieldRejected: 'Das wurde nicht angenommen. Bitte ändern Sie es.',

  invalid:
    'Ihre Nachricht wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  notAccepted: 'Ihre Nachricht wurde nicht gesendet. Sie steht noch hier. Bitte senden Sie sie noch einmal.',
  rateLimited:
    'Im Moment kommen zu viele Nachrichten an. Ihre steht noch hier. Bitte versuchen Sie es später noch einmal.',
  rateLimitedUntil:
    'Im Moment kommen zu viele Nachrichten an. Ihre steht noch hier. Bitte versuchen Sie es {time} noch einmal.',
  rejected:
    'Dieses Formular kann im Moment keine Nachrichten annehmen. Bitte erreichen Sie uns auf einem anderen Weg.',
  offline:
    'Sie sind offenbar offline. Ihre Nachricht steht noch hier. Senden Sie sie, sobald Sie wieder verbunden sind.',
  unconfirmed:
    'Wir konnten nicht bestätigen, dass Ihre Nachricht angekommen ist. Wenn Sie sie noch einmal senden, kommt sie vielleicht doppelt an.',

  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank, dass Sie uns geschrieben haben.',
  sendAnother: 'Weitere Nachricht senden',
};

export default de;
