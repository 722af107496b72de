import type { Messages } from '../i18n/Messages.js';

const fr: Messages = {
  lang: 'fr',
  dir: 'ltr',

  name: 'Nom',
  email: 'Adresse e-mail',
  message: 'Votre message',
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',

  optional: '(facultatif)',
  required: '(obligatoire)',
  choose: 'Choisissez…',
  charactersLeft: 'Caractères restants\u00a0: {count}',
  charactersOver: 'Caractères en trop\u00a0: {count}',

  nameRequired: 'Saisissez votre nom.',
  emailRequired: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail telle que nom@exemple.com.',
  messageRequired: 'Saisissez votre message.',
  fieldRequired: 'Remplissez ce champ.',
  fieldInvalid: 'Vérifiez ce champ.',
  fieldTooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
  fieldRejected: 'Cette saisie n’a pas été acceptée. Veuillez la modifier.',

  invalid:
    'Votre message n’a pas été accepté. Veuillez vérifier ce que vous avez écrit, puis l’envoyer de nouveau.',
  notAccepted: 'Votre message n’a pas été envoyé. Il est toujours là. Veuillez l’envoyer de nouveau.',
  rateLimited:
    'Trop de messages arrivent en ce moment. Le vôtre est toujours là. Veuillez réessayer plus tard.',
  rateLimitedUntil:
    'Trop de messages arrivent en ce moment. Le vôtre est toujours là. Veuillez réessayer {time}.',
  rejected:
    'Ce formulaire ne peut pas recevoir de messages pour le moment. Veuillez nous contacter par un autre moyen.',
  offline:
    'Vous semblez être hors ligne. Votre message est toujours là. Envoyez-le une fois la connexion rétablie.',
  unconfirmed:
    'Nous n’avons pas pu confirmer la réception de votre message. Si vous l’envoyez de nouveau, il pourrait arriver deux fois.',

  copyMessage: 'Copier le message',
  copied: 'Copié',
  sendByEmail: 'Envoyer plutôt par e-mail',

  draftRestored: 'Ce que vous aviez écrit est de nouveau là.',
  draftKeep: 'Conserver',
  draftDiscard: 'Effacer',

  sentTitle: 'Message envoyé',
  sentText: 'Merci de nous avoir écrit.',
  sendAnother: 'Envoyer un autre message',
};

export default fr;
