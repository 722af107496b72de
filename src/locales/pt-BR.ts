import type { Messages } from './Messages.js';

const ptBR: Messages = {
  lang: 'pt-BR',
  dir: 'ltr',
  labels: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
  },
  hints: {
    optional: '(opcional)',
    required: '(obrigatório)',
    choose: 'Selecione…',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersOver: 'Caracteres acima do limite: {count}',
    leaveEmpty: 'Deixe este campo em branco',
    emailSuggestion: 'Você quis dizer {email}?',
    completeChallenge: 'Conclua esta verificação para enviar sua mensagem.',
  },
  errors: {
    nameRequired: 'Informe seu nome.',
    emailRequired: 'Informe seu e-mail.',
    emailInvalid: 'Informe um e-mail no formato correto, como nome@example.com.',
    messageRequired: 'Escreva sua mensagem.',
    fieldRequired: 'Preencha este campo.',
    checkboxRequired: 'Marque esta caixa para continuar.',
    choiceRequired: 'Selecione uma opção.',
    fieldInvalid: 'Verifique este campo.',
    fieldTooLong: 'O texto é longo demais. Por favor, encurte-o.',
    fieldRejected: 'Esta informação não foi aceita. Por favor, altere-a.',
  },
  outcomes: {
    invalid: 'Sua mensagem não foi aceita. Por favor, verifique o que você escreveu e envie-a novamente.',
    notSent: 'Sua mensagem não foi enviada. Ela continua aqui. Por favor, envie-a novamente.',
    challengeFailed:
      'Sua mensagem não foi enviada porque o controle antispam não funcionou. Ela continua aqui. Por favor, envie-a novamente.',
    rateLimited:
      'Sua mensagem não foi enviada porque estamos recebendo mensagens demais no momento. Ela continua aqui. Por favor, tente novamente mais tarde.',
    rateLimitedUntil:
      'Sua mensagem não foi enviada porque estamos recebendo mensagens demais no momento. Ela continua aqui. Por favor, tente novamente {time}.',
    rejected:
      'Sua mensagem não foi enviada. Este formulário não pode receber mensagens no momento. Por favor, entre em contato conosco por outro meio.',
    offline: 'Parece que você está sem conexão. Sua mensagem continua aqui. Envie-a quando a conexão voltar.',
    unconfirmed:
      'Não conseguimos confirmar se sua mensagem chegou. Se você a enviar novamente, ela poderá chegar duas vezes.',
    sentTitle: 'Mensagem enviada',
    sentText: 'Agradecemos o seu contato.',
    draftRestored: 'O que você escreveu antes está aqui de novo.',
  },
  actions: {
    submit: 'Enviar mensagem',
    sending: 'Enviando…',
    sendAnother: 'Enviar outra mensagem',
    copyMessage: 'Copiar mensagem',
    copied: 'Copiada',
    sendByEmail: 'Enviar por e-mail',
    keepDraft: 'Manter este texto',
    discardDraft: 'Descartar o texto',
  },
};

export default ptBR;
