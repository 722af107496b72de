import type { Messages } from '../messages/Messages.js';

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
    emailRequired: 'Saisissez votre adresse e-\u2060mail.',
    emailInvalid: 'Saisissez une adresse e-\u2060mail au bon format, par exemple nom@example.com.',
    messageRequired: 'Saisissez votre message.',
    fieldRequired: 'Remplissez ce champ.',
    checkboxRequired: 'Cochez cette case pour continuer.',
    choiceRequired: 'Choisissez une option.',
    fieldInvalid: 'Vérifiez ce champ.',
    fieldTooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
    fieldNotAccepted: 'Cette saisie n’a pas été acceptée. Veuillez la modifier.',
  },
  outcomes: {
    invalidTitle: 'Message non accepté.',
    invalid: 'Vérifiez ce que vous avez écrit, puis envoyez votre message de nouveau.',
    notSentTitle: 'Message non envoyé.',
    notSent: 'Il est toujours là. Veuillez l’envoyer de nouveau.',
    challengeFailed:
      'La vérification antispam n’a pas fonctionné. Votre message est toujours là. Veuillez l’envoyer de nouveau.',
    rateLimitedTitle: 'Trop de messages arrivent en ce moment.',
    rateLimited: 'Votre message n’a pas été envoyé. Il est toujours là. Veuillez réessayer plus tard.',
    rateLimitedUntil: 'Votre message n’a pas été envoyé. Il est toujours là. Veuillez réessayer {time}.',
    rejectedTitle: 'Ce formulaire n’accepte pas de messages actuellement.',
    rejected: 'Votre message n’a pas été envoyé. Copiez-le pour ne pas le perdre.',
    rejectedWithEmail:
      'Votre message n’a pas été envoyé. Écrivez-nous plutôt un e-\u2060mail\u202f; votre texte y figurera déjà.',
    offlineTitle: 'Vous êtes hors ligne.',
    offline:
      'Votre message n’a pas été envoyé. Il est toujours là. Envoyez-le une fois la connexion rétablie.',
    unconfirmedTitle: 'Nous ne savons pas si votre message est arrivé.',
    unconfirmed:
      'Il est toujours dans le formulaire. Si vous l’envoyez de nouveau, il pourrait nous parvenir deux fois.',
    sentTitle: 'Message envoyé',
    sentText: 'Merci de nous avoir écrit.',
    sentReply: 'Nous vous répondrons à l’adresse {email}.',
    draftRestored: 'Ce que vous aviez écrit est de nouveau là.',
  },
  actions: {
    submit: 'Envoyer le message',
    sendAgain: 'Envoyer de nouveau',
    sending: 'Envoi en cours…',
    stillSending: 'Envoi toujours en cours…',
    sendAnother: 'Envoyer un autre message',
    copyMessage: 'Copier le message',
    copied: 'Copié',
    sendByEmail: 'Envoyer plutôt par e-\u2060mail',
    keepDraft: 'Conserver ce texte',
    discardDraft: 'Effacer le texte',
  },
};

export default fr;
