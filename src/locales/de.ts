import type { Messages } from './Messages.js';

const de: Messages = {
  lang: 'de',
  dir: 'ltr',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
  },
  hints: {
    optional: '(optional)',
    required: '(erforderlich)',
    choose: 'Bitte wählen …',
    charactersLeft: 'Verbleibende Zeichen: {count}',
    charactersOver: 'Zeichen über dem Limit: {count}',
    leaveEmpty: 'Bitte lassen Sie dieses Feld leer',
    emailSuggestion: 'Meinten Sie {email}?',
    completeChallenge: 'Bitte schließen Sie diese Prüfung ab, um Ihre Nachricht zu senden.',
  },
  errors: {
    nameRequired: 'Bitte geben Sie Ihren Namen ein.',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid:
      'Bitte geben Sie eine E-Mail-Adresse im richtigen Format ein, zum Beispiel name@example.com.',
    messageRequired: 'Bitte geben Sie Ihre Nachricht ein.',
    fieldRequired: 'Bitte füllen Sie dieses Feld aus.',
    checkboxRequired: 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
    choiceRequired: 'Bitte wählen Sie eine Option aus.',
    fieldInvalid: 'Bitte prüfen Sie diese Angabe.',
    fieldTooLong: 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
    fieldRejected: 'Diese Angabe wurde nicht angenommen. Bitte ändern Sie sie.',
  },
  outcomes: {
    invalid:
      'Ihre Nachricht wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und senden Sie die Nachricht noch einmal.',
    notSent:
      'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular. Bitte senden Sie sie noch einmal.',
    challengeFailed:
      'Ihre Nachricht wurde nicht gesendet, weil der Spamschutz nicht funktioniert hat. Sie steht noch im Formular. Bitte senden Sie sie noch einmal.',
    rateLimited:
      'Ihre Nachricht wurde nicht gesendet, weil im Moment zu viele Nachrichten eingehen. Sie steht noch im Formular. Bitte versuchen Sie es später noch einmal.',
    rateLimitedUntil:
      'Ihre Nachricht wurde nicht gesendet, weil im Moment zu viele Nachrichten eingehen. Sie steht noch im Formular. Bitte versuchen Sie es {time} noch einmal.',
    rejected:
      'Ihre Nachricht wurde nicht gesendet. Dieses Formular kann im Moment keine Nachrichten annehmen. Bitte kontaktieren Sie uns auf anderem Weg.',
    offline:
      'Sie sind offenbar offline. Ihre Nachricht steht noch im Formular. Senden Sie sie, sobald Sie wieder online sind.',
    unconfirmed:
      'Wir konnten nicht feststellen, ob Ihre Nachricht angekommen ist. Wenn Sie sie noch einmal senden, kommt sie vielleicht doppelt an.',
    sentTitle: 'Nachricht gesendet',
    sentText: 'Vielen Dank für Ihre Nachricht.',
    draftRestored: 'Was Sie zuvor geschrieben haben, ist wieder da.',
  },
  actions: {
    submit: 'Nachricht senden',
    sending: 'Wird gesendet …',
    sendAnother: 'Weitere Nachricht senden',
    copyMessage: 'Nachricht kopieren',
    copied: 'Kopiert',
    sendByEmail: 'Stattdessen per E-Mail senden',
    keepDraft: 'Diesen Text behalten',
    discardDraft: 'Text verwerfen',
  },
};

export default de;
