import type { Messages } from './Messages.js';

const fr: Messages = {
  lang: 'fr',
  dir: 'ltr',
  labels: {
    name: 'Nom',
    email: 'Adresse e-mail',
    message: 'Message',
  },
  hints: {
    optional: '(facultatif)',
    required: '(obligatoire)',
    choose: 'Choisissez…',
    charactersLeft: 'Caractères restants\u00a0: {count}',
    charactersOver: 'Caractères au-delà de la limite\u00a0: {count}',
    leaveEmpty: 'Laissez ce champ vide',
    emailSuggestion: 'Vouliez-vous dire {email}\u202f?',
    completeChallenge: 'Effectuez cette vérification pour envoyer votre message.',
  },
  errors: {
    nameRequired: 'Saisissez votre nom.',
    emailRequired: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail au bon format, par exemple nom@example.com.',
    messageRequired: 'Saisissez votre message.',
    fieldRequired: 'Remplissez ce champ.',
    checkboxRequired: 'Cochez cette case pour continuer.',
    choiceRequired: 'Choisissez une option.',
    fieldInvalid: 'Vérifiez ce champ.',
    fieldTooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
    fieldRejected: 'Cette saisie n’a pas été acceptée. Veuillez la modifier.',
  },
  outcomes: {
    invalid:
      'Votre message n’a pas été accepté. Veuillez vérifier ce que vous avez écrit, puis l’envoyer de nouveau.',
    notSent: 'Votre message n’a pas été envoyé. Il est toujours là. Veuillez l’envoyer de nouveau.',
    challengeFailed:
      'Votre message n’a pas été envoyé, car la vérification antispam n’a pas fonctionné. Il est toujours là. Veuillez l’envoyer de nouveau.',
    rateLimited:
      'Votre message n’a pas été envoyé, car trop de messages arrivent en ce moment. Il est toujours là. Veuillez réessayer plus tard.',
    rateLimitedUntil:
      'Votre message n’a pas été envoyé, car trop de messages arrivent en ce moment. Il est toujours là. Veuillez réessayer {time}.',
    rejected:
      'Votre message n’a pas été envoyé. Ce formulaire ne peut pas recevoir de messages pour le moment. Veuillez nous contacter par un autre moyen.',
    offline:
      'Vous semblez être hors ligne. Votre message est toujours là. Envoyez-le une fois la connexion rétablie.',
    unconfirmed:
      'Nous n’avons pas pu vérifier si votre message nous est bien parvenu. Si vous l’envoyez de nouveau, il pourrait nous parvenir deux fois.',
    sentTitle: 'Message envoyé',
    sentText: 'Merci de nous avoir écrit.',
    draftRestored: 'Ce que vous aviez écrit est de nouveau là.',
  },
  actions: {
    submit: 'Envoyer le message',
    sending: 'Envoi en cours…',
    sendAnother: 'Envoyer un autre message',
    copyMessage: 'Copier le message',
    copied: 'Copié',
    sendByEmail: 'Envoyer plutôt par e-mail',
    keepDraft: 'Conserver ce texte',
    discardDraft: 'Effacer le texte',
  },
};

export default fr;
