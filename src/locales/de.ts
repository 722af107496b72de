import type { Messages } from '../messages/Messages.js';

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
    emailRequired: 'Bitte geben Sie Ihre E-\u2060Mail-Adresse ein.',
    emailInvalid:
      'Bitte geben Sie eine E-\u2060Mail-Adresse im richtigen Format ein, zum Beispiel name@example.com.',
    messageRequired: 'Bitte geben Sie Ihre Nachricht ein.',
    fieldRequired: 'Bitte füllen Sie dieses Feld aus.',
    checkboxRequired: 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
    choiceRequired: 'Bitte wählen Sie eine Option aus.',
    fieldInvalid: 'Bitte prüfen Sie diese Angabe.',
    fieldTooLong: 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
    fieldNotAccepted: 'Diese Angabe wurde nicht angenommen. Bitte ändern Sie sie.',
  },
  outcomes: {
    invalidTitle: 'Nicht angenommen.',
    invalid: 'Bitte prüfen Sie Ihre Angaben und senden Sie die Nachricht noch einmal.',
    notSentTitle: 'Nicht gesendet.',
    notSent: 'Ihre Nachricht steht noch im Formular. Bitte senden Sie sie noch einmal.',
    challengeFailed:
      'Die Spamprüfung hat nicht funktioniert. Ihre Nachricht steht noch im Formular. Bitte senden Sie sie noch einmal.',
    rateLimitedTitle: 'Im Moment gehen zu viele Nachrichten ein.',
    rateLimited:
      'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular. Bitte versuchen Sie es später noch einmal.',
    rateLimitedUntil:
      'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular. Bitte versuchen Sie es {time} noch einmal.',
    rejectedTitle: 'Dieses Formular nimmt derzeit keine Nachrichten an.',
    rejected: 'Ihre Nachricht wurde nicht gesendet. Kopieren Sie sie, damit sie nicht verloren geht.',
    rejectedWithEmail:
      'Ihre Nachricht wurde nicht gesendet. Schreiben Sie uns stattdessen eine E-\u2060Mail; Ihr Text steht dann schon darin.',
    offlineTitle: 'Sie sind offline.',
    offline:
      'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular. Senden Sie sie, sobald Sie wieder online sind.',
    unconfirmedTitle: 'Wir wissen nicht, ob Ihre Nachricht angekommen ist.',
    unconfirmed:
      'Sie steht noch im Formular. Wenn Sie sie noch einmal senden, kommt sie vielleicht doppelt an.',
    sentTitle: 'Nachricht gesendet',
    sentText: 'Vielen Dank für Ihre Nachricht.',
    sentReply: 'Unsere Antwort geht an {email}.',
    draftRestored: 'Was Sie zuvor geschrieben haben, ist wieder da.',
  },
  actions: {
    submit: 'Nachricht senden',
    sendAgain: 'Noch einmal senden',
    sending: 'Wird gesendet …',
    stillSending: 'Wird noch gesendet …',
    sendAnother: 'Weitere Nachricht senden',
    copyMessage: 'Nachricht kopieren',
    copied: 'Kopiert',
    sendByEmail: 'Stattdessen per E-\u2060Mail senden',
    keepDraft: 'Diesen Text behalten',
    discardDraft: 'Text verwerfen',
  },
};

export default de;
