import type { Messages } from '../i18n/Messages.js';

const es: Messages = {
  lang: 'es',
  dir: 'ltr',

  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  sending: 'Enviando…',

  optional: '(opcional)',
  required: '(obligatorio)',
  choose: 'Elija una opción…',
  charactersLeft: 'Caracteres restantes: {count}',
  charactersOver: 'Caracteres de más: {count}',

  nameRequired: 'Escriba su nombre.',
  emailRequired: 'Escriba su dirección de correo electrónico.',
  emailInvalid: 'Escriba una dirección de correo como nombre@ejemplo.com.',
  messageRequired: 'Escriba su mensaje.',
  fieldRequired: 'Complete este campo.',
  fieldInvalid: 'Revise este campo.',
  fieldTooLong: 'El texto es demasiado largo. Acórtelo, por favor.',
  fieldRejected: 'Este dato no se ha aceptado. Cámbielo, por favor.',

  invalid: 'Su mensaje no se ha aceptado. Revise lo que ha escrito y vuelva a enviarlo, por favor.',
  notAccepted: 'Su mensaje no se ha enviado. Sigue aquí. Vuelva a enviarlo, por favor.',
  rateLimited:
    'En este momento llegan demasiados mensajes. El suyo sigue aquí. Vuelva a intentarlo más tarde, por favor.',
  rateLimitedUntil:
    'En este momento llegan demasiados mensajes. El suyo sigue aquí. Vuelva a intentarlo {time}, por favor.',
  rejected: 'Este formulario no puede recibir mensajes en este momento. Contáctenos por otra vía, por favor.',
  offline: 'Parece que no tiene conexión. Su mensaje sigue aquí. Envíelo cuando vuelva a tenerla.',
  unconfirmed:
    'No hemos podido confirmar que su mensaje haya llegado. Si lo envía otra vez, podría llegar dos veces.',

  copyMessage: 'Copiar mensaje',
  copied: 'Copiado',
  sendByEmail: 'Enviar por correo electrónico',

  draftRestored: 'Se ha recuperado lo que escribió antes.',
  draftKeep: 'Conservar',
  draftDiscard: 'Descartar',

  sentTitle: 'Mensaje enviado',
  sentText: 'Gracias por escribirnos.',
  sendAnother: 'Enviar otro mensaje',
};

export default es;
