import type { Messages } from '../i18n/Messages.js';

const ca: Messages = {
  lang: 'ca',
  dir: 'ltr',

  name: 'Nom',
  email: 'Correu electrònic',
  message: 'Missatge',
  submit: 'Envia el missatge',
  sending: 'S’està enviant…',

  optional: '(opcional)',
  required: '(obligatori)',
  choose: 'Trieu una opció…',
  charactersLeft: 'Caràcters restants: {count}',
  charactersOver: 'Caràcters de més: {count}',

  nameRequired: 'Escriviu el vostre nom.',
  emailRequired: 'Escriviu la vostra adreça electrònica.',
  emailInvalid: 'Escriviu una adreça electrònica com ara nom@exemple.com.',
  messageRequired: 'Escriviu el vostre missatge.',
  fieldRequired: 'Empleneu aquest camp.',
  fieldInvalid: 'Reviseu aquest camp.',
  fieldTooLong: 'El text és massa llarg. Escurceu-lo, si us plau.',
  fieldRejected: 'Aquesta dada no s’ha acceptat. Canvieu-la, si us plau.',

  invalid: 'El vostre missatge no s’ha acceptat. Reviseu el que heu escrit i torneu-lo a enviar, si us plau.',
  notAccepted: 'El vostre missatge no s’ha enviat. Encara és aquí. Torneu-lo a enviar, si us plau.',
  rateLimited:
    'Ara mateix arriben massa missatges. El vostre encara és aquí. Torneu-ho a provar més tard, si us plau.',
  rateLimitedUntil:
    'Ara mateix arriben massa missatges. El vostre encara és aquí. Torneu-ho a provar {time}, si us plau.',
  rejected:
    'Ara mateix aquest formulari no pot rebre missatges. Contacteu amb nosaltres per una altra via, si us plau.',
  offline:
    'Sembla que no teniu connexió. El vostre missatge encara és aquí. Envieu-lo quan recupereu la connexió.',
  unconfirmed:
    'No hem pogut confirmar que el vostre missatge hagi arribat. Si el torneu a enviar, podria arribar dues vegades.',

  copyMessage: 'Copia el missatge',
  copied: 'Copiat',
  sendByEmail: 'Envia’l per correu electrònic',

  draftRestored: 'El que havíeu escrit torna a ser aquí.',
  draftKeep: 'Conserva',
  draftDiscard: 'Descarta',

  sentTitle: 'Missatge enviat',
  sentText: 'Gràcies per escriure’ns.',
  sendAnother: 'Envia un altre missatge',
};

export default ca;
