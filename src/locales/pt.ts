import type { Messages } from './Messages.js';

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
    emailRequired: 'Indique o seu endereço de e-mail.',
    emailInvalid: 'Indique um endereço de e-mail no formato correto, como nome@example.com.',
    messageRequired: 'Escreva a sua mensagem.',
    fieldRequired: 'Preencha este campo.',
    checkboxRequired: 'Assinale esta caixa para continuar.',
    choiceRequired: 'Selecione uma opção.',
    fieldInvalid: 'Verifique este campo.',
    fieldTooLong: 'O texto é demasiado longo. Por favor, encurte-o.',
    fieldRejected: 'Esta informação não foi aceite. Por favor, altere-a.',
  },
  outcomes: {
    invalid: 'A sua mensagem não foi aceite. Por favor, verifique o que escreveu e envie-a novamente.',
    notSent: 'A sua mensagem não foi enviada. Continua aqui. Por favor, envie-a novamente.',
    challengeFailed:
      'A sua mensagem não foi enviada porque o controlo antispam não funcionou. Continua aqui. Por favor, envie-a novamente.',
    rateLimited:
      'A sua mensagem não foi enviada porque, neste momento, estão a chegar demasiadas mensagens. Continua aqui. Por favor, tente novamente mais tarde.',
    rateLimitedUntil:
      'A sua mensagem não foi enviada porque, neste momento, estão a chegar demasiadas mensagens. Continua aqui. Poderá tentar novamente {time}.',
    rejected:
      'A sua mensagem não foi enviada. De momento, este formulário não pode receber mensagens. Por favor, contacte-nos de outra forma.',
    offline:
      'Parece que está sem ligação à Internet. A sua mensagem continua aqui. Envie-a quando a ligação for restabelecida.',
    unconfirmed:
      'Não conseguimos confirmar se a sua mensagem chegou. Se a enviar novamente, poderá chegar duas vezes.',
    sentTitle: 'Mensagem enviada',
    sentText: 'Agradecemos o seu contacto.',
    draftRestored: 'O que escreveu anteriormente está de novo aqui.',
  },
  actions: {
    submit: 'Enviar mensagem',
    sending: 'A enviar…',
    sendAnother: 'Enviar outra mensagem',
    copyMessage: 'Copiar mensagem',
    copied: 'Copiada',
    sendByEmail: 'Enviar por e-mail',
    keepDraft: 'Manter este texto',
    discardDraft: 'Eliminar o texto',
  },
};

export default pt;
