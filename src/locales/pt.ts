import type { Messages } from '../i18n/Messages.js';

const pt: Messages = {
  lang: 'pt-PT',
  dir: 'ltr',

  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  submit: 'Enviar mensagem',
  sending: 'A enviar…',

  optional: '(opcional)',
  required: '(obrigatório)',
  choose: 'Selecione uma opção…',
  charactersLeft: 'Caracteres restantes: {count}',
  charactersOver: 'Caracteres a mais: {count}',

  nameRequired: 'Indique o seu nome.',
  emailRequired: 'Indique o seu endereço de e-mail.',
  emailInvalid: 'Indique um endereço de e-mail como nome@example.com.',
  messageRequired: 'Escreva a sua mensagem.',
  fieldRequired: 'Preencha este campo.',
  fieldInvalid: 'Verifique este campo.',
  fieldTooLong: 'O texto é demasiado longo. Por favor, encurte-o.',
  fieldRejected: 'Esta informação não foi aceite. Por favor, altere-a.',

  invalid: 'A sua mensagem não foi aceite. Por favor, verifique o que escreveu e envie-a novamente.',
  notAccepted: 'A sua mensagem não foi enviada. Continua aqui. Por favor, envie-a novamente.',
  rateLimited:
    'Neste momento estão a chegar demasiadas mensagens. A sua continua aqui. Por favor, tente novamente mais tarde.',
  rateLimitedUntil:
    'Neste momento estão a chegar demasiadas mensagens. A sua continua aqui. Poderá tentar novamente {time}.',
  rejected: 'De momento, este formulário não pode receber mensagens. Por favor, contacte-nos de outra forma.',
  offline:
    'Parece que está sem ligação à Internet. A sua mensagem continua aqui. Envie-a quando a ligação for restabelecida.',
  unconfirmed:
    'Não conseguimos confirmar se a sua mensagem chegou. Se a enviar novamente, poderá chegar duas vezes.',

  copyMessage: 'Copiar mensagem',
  copied: 'Copiada',
  sendByEmail: 'Enviar antes por e-mail',

  draftRestored: 'O que escreveu anteriormente está de novo aqui.',
  draftKeep: 'Manter',
  draftDiscard: 'Eliminar',

  sentTitle: 'Mensagem enviada',
  sentText: 'Agradecemos o seu contacto.',
  sendAnother: 'Enviar outra mensagem',
};

export default pt;
