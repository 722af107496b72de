import type { Messages } from './Messages.js';

const gl: Messages = {
  lang: 'gl',
  dir: 'ltr',
  labels: {
    name: 'Nome',
    email: 'Correo electrónico',
    message: 'Mensaxe',
  },
  hints: {
    optional: '(opcional)',
    required: '(obrigatorio)',
    choose: 'Escolla unha opción…',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres por riba do límite: {count}',
    leaveEmpty: 'Deixe este campo baleiro',
    emailSuggestion: 'Quería dicir {email}?',
    completeChallenge: 'Complete esta comprobación para enviar a súa mensaxe.',
  },
  errors: {
    nameRequired: 'Escriba o seu nome.',
    emailRequired: 'Escriba o seu enderezo de correo electrónico.',
    emailInvalid: 'Escriba un enderezo de correo electrónico co formato correcto, como nome@example.com.',
    messageRequired: 'Escriba a súa mensaxe.',
    fieldRequired: 'Cubra este campo.',
    checkboxRequired: 'Marque esta caixa para continuar.',
    choiceRequired: 'Escolla unha opción.',
    fieldInvalid: 'Revise este campo.',
    fieldTooLong: 'O texto é demasiado longo. Acúrteo, por favor.',
    fieldRejected: 'Este dato non se aceptou. Cámbieo, por favor.',
  },
  outcomes: {
    invalid: 'A súa mensaxe non se aceptou. Revise o que escribiu e volva enviala, por favor.',
    notSent: 'A súa mensaxe non se enviou. Segue aquí. Volva enviala, por favor.',
    challengeFailed:
      'A súa mensaxe non se enviou porque o control antispam non funcionou. Segue aquí. Volva enviala, por favor.',
    rateLimited:
      'A súa mensaxe non se enviou porque neste momento están a chegar demasiadas mensaxes. Segue aquí. Volva tentalo máis tarde, por favor.',
    rateLimitedUntil:
      'A súa mensaxe non se enviou porque neste momento están a chegar demasiadas mensaxes. Segue aquí. Poderá volver tentalo {time}.',
    rejected:
      'A súa mensaxe non se enviou. Neste momento este formulario non pode recibir mensaxes. Contacte connosco por outra vía, por favor.',
    offline: 'Parece que non ten conexión. A súa mensaxe segue aquí. Envíea cando recupere a conexión.',
    unconfirmed:
      'Non puidemos confirmar que chegase a súa mensaxe. Se a envía de novo, podería chegar dúas veces.',
    sentTitle: 'Mensaxe enviada',
    sentText: 'Grazas por escribirnos.',
    draftRestored: 'Recuperouse o que escribiu antes.',
  },
  actions: {
    submit: 'Enviar a mensaxe',
    sending: 'Enviando…',
    sendAnother: 'Enviar outra mensaxe',
    copyMessage: 'Copiar a mensaxe',
    copied: 'Copiada',
    sendByEmail: 'Enviar por correo electrónico',
    keepDraft: 'Conservar este texto',
    discardDraft: 'Descartar o texto',
  },
};

export default gl;
