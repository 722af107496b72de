import type { Messages } from '../messages/Messages.js';

const pt: Messages = {
  lang: 'pt-PT',
  dir: 'ltr',
  labels: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
  },
  hints: {
    optional: '(opcional)',
    required: '(obrigatório)',
    choose: 'Selecione uma opção…',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres acima do limite: {count}',
    leaveEmpty: 'Deixe este campo em branco',
    emailSuggestion: 'Queria dizer {email}?',
    completeChallenge: 'Conclua esta verificação para enviar a sua mensagem.',
  },
  errors: {
    nameRequired: 'Indique o seu nome.',
    emailRequired: 'Indique o seu endereço de e-\u2060mail.',
    emailInvalid: 'Indique um endereço de e-\u2060mail no formato correto, como nome@example.com.',
    messageRequired: 'Escreva a sua mensagem.',
    fieldRequired: 'Preencha este campo.',
    checkboxRequired: 'Assinale esta caixa para continuar.',
    choiceRequired: 'Selecione uma opção.',
    fieldInvalid: 'Verifique este campo.',
    fieldTooLong: 'O texto é demasiado longo. Por favor, encurte-o.',
    fieldNotAccepted: 'Esta informação não foi aceite. Por favor, altere-a.',
  },
  outcomes: {
    invalidTitle: 'Mensagem não aceite.',
    invalid: 'Verifique o que escreveu e envie a mensagem novamente.',
    notSentTitle: 'Mensagem não enviada.',
    notSent: 'A mensagem continua aqui. Por favor, envie-a novamente.',
    challengeFailed:
      'A verificação antispam falhou. A sua mensagem continua aqui. Por favor, envie-a novamente.',
    rateLimitedTitle: 'Estão a chegar demasiadas mensagens.',
    rateLimited: 'A sua mensagem não foi enviada. O texto continua aqui. Tente novamente mais tarde.',
    rateLimitedUntil:
      'A sua mensagem não foi enviada. O texto continua aqui. Poderá tentar novamente {time}.',
    rejectedTitle: 'Este formulário não está a receber mensagens.',
    rejected: 'A sua mensagem não foi enviada. Copie-a para não a perder.',
    rejectedWithEmail:
      'A sua mensagem não foi enviada. Em alternativa, envie-nos um e-\u2060mail; o seu texto já vai incluído.',
    offlineTitle: 'Está sem ligação à Internet.',
    offline:
      'A sua mensagem não foi enviada. O texto continua aqui. Envie-o quando a ligação for restabelecida.',
    unconfirmedTitle: 'Não sabemos se a mensagem chegou.',
    unconfirmed: 'O seu texto continua aqui. Se o enviar novamente, a mensagem poderá chegar duas vezes.',
    sentTitle: 'Mensagem enviada',
    sentText: 'Agradecemos o seu contacto.',
    sentReply: 'Responderemos para {email}.',
    draftRestored: 'O que escreveu anteriormente está de novo aqui.',
  },
  actions: {
    submit: 'Enviar mensagem',
    sendAgain: 'Enviar novamente',
    sending: 'A enviar…',
    stillSending: 'Ainda a enviar…',
    sendAnother: 'Enviar outra mensagem',
    copyMessage: 'Copiar mensagem',
    copied: 'Copiada',
    sendByEmail: 'Enviar por e-\u2060mail',
    keepDraft: 'Manter este texto',
    discardDraft: 'Eliminar o texto',
  },
};

export default pt;
