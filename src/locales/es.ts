import type { Messages } from './Messages.js';

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
    fieldRejected: 'Este dato no se ha aceptado. Cámbielo, por favor.',
  },
  outcomes: {
    invalid: 'Su mensaje no se ha aceptado. Revise lo que ha escrito y vuelva a enviarlo, por favor.',
    notSent: 'Su mensaje no se ha enviado. Sigue aquí. Vuelva a enviarlo, por favor.',
    challengeFailed:
      'Su mensaje no se ha enviado porque la comprobación antispam no ha funcionado. Sigue aquí. Vuelva a enviarlo, por favor.',
    rateLimited:
      'Su mensaje no se ha enviado porque en este momento llegan demasiados mensajes. Sigue aquí. Vuelva a intentarlo más tarde, por favor.',
    rateLimitedUntil:
      'Su mensaje no se ha enviado porque en este momento llegan demasiados mensajes. Sigue aquí. Vuelva a intentarlo {time}, por favor.',
    rejected:
      'Su mensaje no se ha enviado. Este formulario no puede recibir mensajes en este momento. Contáctenos por otra vía, por favor.',
    offline: 'Parece que no tiene conexión. Su mensaje sigue aquí. Envíelo cuando vuelva a tenerla.',
    unconfirmed:
      'No hemos podido confirmar que su mensaje haya llegado. Si lo envía otra vez, podría llegar dos veces.',
    sentTitle: 'Mensaje enviado',
    sentText: 'Gracias por escribirnos.',
    draftRestored: 'Se ha recuperado lo que escribió antes.',
  },
  actions: {
    submit: 'Enviar mensaje',
    sending: 'Enviando…',
    sendAnother: 'Enviar otro mensaje',
    copyMessage: 'Copiar mensaje',
    copied: 'Copiado',
    sendByEmail: 'Enviar por correo electrónico',
    keepDraft: 'Conservar este texto',
    discardDraft: 'Descartarlo',
  },
};

export default es;
