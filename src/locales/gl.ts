import type { Messages } from '../i18n/Messages.js';

const gl: Messages = {
  lang: 'gl',
  dir: 'ltr',

  name: 'Nome',
  email: 'Correo electrónico',
  message: 'Mensaxe',
  submit: 'Enviar a mensaxe',
  sending: 'Enviando…',

  optional: '(opcional)',
  required: '(obrigatorio)',
  choose: 'Escolla unha opción…',
  charactersLeft: 'Caracteres restantes: {count}',
  charactersOver: 'Caracteres de máis: {count}',

  nameRequired: 'Escriba o seu nome.',
  emailRequired: 'Escriba o seu enderezo de correo electrónico.',
  emailInvalid: 'Escriba un enderezo de correo electrónico como nome@example.com.',
  messageRequired: 'Escriba a súa mensaxe.',
  fieldRequired: 'Cubra este campo.',
  fieldInvalid: 'Revise este campo.',
  fieldTooLong: 'O texto é demasiado longo. Acúrteo, por favor.',
  fieldRejected: 'Este dato non se aceptou. Cámbieo, por favor.',

  invalid: 'A súa mensaxe non se aceptou. Revise o que escribiu e volva enviala, por favor.',
  notAccepted: 'A súa mensaxe non se enviou. Segue aquí. Volva enviala, por favor.',
  rateLimited:
    'Neste momento están a chegar demasiadas mensaxes. A súa segue aquí. Volva tentalo máis tarde, por favor.',
  rateLimitedUntil:
    'Neste momento están a chegar demasiadas mensaxes. A súa segue aquí. Poderá volver tentalo {time}.',
  rejected:
    'Neste momento este formulario non pode recibir mensaxes. Contacte connosco por outra vía, por favor.',
  offline: 'Parece que non ten conexión. A súa mensaxe segue aquí. Envíea cando recupere a conexión.',
  unconfirmed:
    'Non puidemos confirmar a chegada da súa mensaxe. Se a envía de novo, podería chegar dúas veces.',

  copyMessage: 'Copiar a mensaxe',
  copied: 'Copiada',
  sendByEmail: 'Enviar por correo electrónico',

  draftRestored: 'Recuperouse o que escribiu antes.',
  draftKeep: 'Conservar',
  draftDiscard: 'Descartar',

  sentTitle: 'Mensaxe enviada',
  sentText: 'Grazas por escribirnos.',
  sendAnother: 'Enviar outra mensaxe',
};

export default gl;
