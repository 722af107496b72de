import type { Messages } from '../i18n/Messages.js';

const ptBR: Messages = {
  lang: 'pt-BR',
  dir: 'ltr',

  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  submit: 'Enviar mensagem',
  sending: 'Enviando…',

  optional: '(opcional)',
  required: '(obrigatório)',
  choose: 'Selecione…',
  charactersLeft: 'Caracteres restantes: {count}',
  charactersOver: 'Caracteres a mais: {count}',

  nameRequired: 'Informe seu nome.',
  emailRequired: 'Informe seu e-mail.',
  emailInvalid: 'Informe um e-mail como nome@example.com.',
  messageRequired: 'Escreva sua mensagem.',
  fieldRequired: 'Preencha este campo.',
  fieldInvalid: 'Verifique este campo.',
  fieldTooLong: 'O texto é longo demais. Por favor, encurte-o.',
  fieldRejected: 'Esta informação não foi aceita. Por favor, altere-a.',

  invalid: 'Sua mensagem não foi aceita. Por favor, verifique o que você escreveu e envie-a novamente.',
  notAccepted: 'Sua mensagem não foi enviada. Ela continua aqui. Por favor, envie-a novamente.',
  rateLimited:
    'Estamos recebendo mensagens demais no momento. A sua continua aqui. Por favor, tente novamente mais tarde.',
  rateLimitedUntil:
    'Estamos recebendo mensagens demais no momento. A sua continua aqui. Por favor, tente novamente {time}.',
  rejected:
    'Este formulário não pode receber mensagens no momento. Por favor, entre em contato conosco por outro meio.',
  offline: 'Parece que você está sem conexão. Sua mensagem continua aqui. Envie-a quando a conexão voltar.',
  unconfirmed:
    'Não conseguimos confirmar se sua mensagem chegou. Se você a enviar novamente, ela poderá chegar duas vezes.',

  copyMessage: 'Copiar mensagem',
  copied: 'Copiada',
  sendByEmail: 'Enviar por e-mail',

  draftRestored: 'O que você escreveu antes está aqui de novo.',
  draftKeep: 'Manter',
  draftDiscard: 'Descartar',

  sentTitle: 'Mensagem enviada',
  sentText: 'Agradecemos o seu contato.',
  sendAnother: 'Enviar outra mensagem',
};

export default ptBR;
