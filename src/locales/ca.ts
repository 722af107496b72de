import type { Messages } from './Messages.js';

const ca: Messages = {
  lang: 'ca',
  dir: 'ltr',
  labels: {
    name: 'Nom',
    email: 'Correu electrònic',
    message: 'Missatge',
  },
  hints: {
    optional: '(opcional)',
    required: '(obligatori)',
    choose: 'Trieu una opció…',
    charactersLeft: 'Caràcters restants: {count}',
    charactersOver: 'Caràcters per sobre del límit: {count}',
    leaveEmpty: 'Deixeu aquest camp en blanc',
    emailSuggestion: 'Volíeu dir {email}?',
    completeChallenge: 'Completeu aquesta comprovació per enviar el vostre missatge.',
  },
  errors: {
    nameRequired: 'Escriviu el vostre nom.',
    emailRequired: 'Escriviu la vostra adreça electrònica.',
    emailInvalid: 'Escriviu una adreça electrònica amb el format correcte, com ara nom@example.com.',
    messageRequired: 'Escriviu el vostre missatge.',
    fieldRequired: 'Empleneu aquest camp.',
    checkboxRequired: 'Marqueu aquesta casella per continuar.',
    choiceRequired: 'Trieu una opció.',
    fieldInvalid: 'Reviseu aquest camp.',
    fieldTooLong: 'El text és massa llarg. Escurceu-lo, si us plau.',
    fieldRejected: 'Aquesta dada no s’ha acceptat. Canvieu-la, si us plau.',
  },
  outcomes: {
    invalid:
      'El vostre missatge no s’ha acceptat. Reviseu el que heu escrit i torneu-lo a enviar, si us plau.',
    notSent: 'El vostre missatge no s’ha enviat. Encara és aquí. Torneu-lo a enviar, si us plau.',
    challengeFailed:
      'El vostre missatge no s’ha enviat perquè la comprovació contra el correu brossa no ha funcionat. Encara és aquí. Torneu-lo a enviar, si us plau.',
    rateLimited:
      'El vostre missatge no s’ha enviat perquè ara mateix arriben massa missatges. Encara és aquí. Torneu-ho a provar més tard, si us plau.',
    rateLimitedUntil:
      'El vostre missatge no s’ha enviat perquè ara mateix arriben massa missatges. Encara és aquí. Torneu-ho a provar {time}, si us plau.',
    rejected:
      'El vostre missatge no s’ha enviat. Ara mateix aquest formulari no pot rebre missatges. Contacteu amb nosaltres per una altra via, si us plau.',
    offline:
      'Sembla que no teniu connexió. El vostre missatge encara és aquí. Envieu-lo quan recupereu la connexió.',
    unconfirmed:
      'No hem pogut confirmar que el vostre missatge hagi arribat. Si el torneu a enviar, podria arribar dues vegades.',
    sentTitle: 'Missatge enviat',
    sentText: 'Gràcies per escriure’ns.',
    draftRestored: 'El que havíeu escrit torna a ser aquí.',
  },
  actions: {
    submit: 'Envia el missatge',
    sending: 'S’està enviant…',
    sendAnother: 'Envia un altre missatge',
    copyMessage: 'Copia el missatge',
    copied: 'Copiat',
    sendByEmail: 'Envia’l per correu electrònic',
    keepDraft: 'Conserva aquest text',
    discardDraft: 'Descarta’l',
  },
};

export default ca;
