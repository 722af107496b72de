import type { Messages } from '../messages/Messages.js';

const es: Messages = {
  lang: 'es',
  dir: 'ltr',
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
  },
  hints: {
    optional: '(opcional)',
    required: '(obligatorio)',
    choose: 'Elija una opción…',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres por encima del límite: {count}',
    leaveEmpty: 'Deje este campo vacío',
    emailSuggestion: '¿Quiso decir {email}?',
    completeChallenge: 'Complete esta comprobación para enviar su mensaje.',
  },
  errors: {
    nameRequired: 'Escriba su nombre.',
    emailRequired: 'Escriba su dirección de correo electrónico.',
    emailInvalid:
      'Escriba una dirección de correo electrónico con el formato correcto, como nombre@example.com.',
    messageRequired: 'Escriba su mensaje.',
    fieldRequired: 'Complete este campo.',
    checkboxRequired: 'Marque esta casilla para continuar.',
    choiceRequired: 'Elija una opción.',
    fieldInvalid: 'Revise este campo.',
    fieldTooLong: 'El texto es demasiado largo. Acórtelo, por favor.',
    fieldNotAccepted: 'Este dato no se ha aceptado. Cámbielo, por favor.',
  },
  outcomes: {
    invalidTitle: 'Mensaje no aceptado.',
    invalid: 'Revise lo que ha escrito y vuelva a enviar su mensaje.',
    notSentTitle: 'Mensaje no enviado.',
    notSent: 'Su mensaje sigue aquí. Vuelva a enviarlo, por favor.',
    challengeFailed:
      'La comprobación antispam no ha funcionado. Su mensaje sigue aquí. Vuelva a enviarlo, por favor.',
    rateLimitedTitle: 'En este momento llegan demasiados mensajes.',
    rateLimited: 'Su mensaje no se ha enviado. Sigue aquí. Vuelva a intentarlo más tarde.',
    rateLimitedUntil: 'Su mensaje no se ha enviado. Sigue aquí. Vuelva a intentarlo {time}.',
    rejectedTitle: 'Este formulario no acepta mensajes en este momento.',
    rejected: 'Su mensaje no se ha enviado. Cópielo para no perderlo.',
    rejectedWithEmail:
      'Su mensaje no se ha enviado. En su lugar, escríbanos por correo electrónico; su texto ya irá incluido.',
    offlineTitle: 'No tiene conexión.',
    offline: 'Su mensaje no se ha enviado. Sigue aquí. Envíelo cuando vuelva a tener conexión.',
    unconfirmedTitle: 'No sabemos si su mensaje ha llegado.',
    unconfirmed: 'Su texto sigue aquí. Si lo envía otra vez, el mensaje podría llegar dos veces.',
    sentTitle: 'Mensaje enviado',
    sentText: 'Gracias por escribirnos.',
    sentReply: 'Le responderemos a {email}.',
    draftRestored: 'Se ha recuperado lo que escribió antes.',
  },
  actions: {
    submit: 'Enviar mensaje',
    sendAgain: 'Volver a enviar',
    sending: 'Enviando…',
    stillSending: 'Sigue enviándose…',
    sendAnother: 'Enviar otro mensaje',
    copyMessage: 'Copiar mensaje',
    copied: 'Copiado',
    sendByEmail: 'Enviar por correo electrónico',
    keepDraft: 'Conservar este texto',
    discardDraft: 'Descartarlo',
  },
};

export default es;
