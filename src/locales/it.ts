import type { Messages } from '../messages/Messages.js';

const it: Messages = {
  lang: 'it',
  dir: 'ltr',
  labels: {
    name: 'Nome',
    email: 'Indirizzo email',
    message: 'Messaggio',
  },
  hints: {
    optional: '(facoltativo)',
    required: '(obbligatorio)',
    choose: 'Selezioni un’opzione…',
    charactersLeft: 'Caratteri rimanenti: {count}',
    charactersOver: 'Caratteri oltre il limite: {count}',
    leaveEmpty: 'Lasci vuoto questo campo',
    emailSuggestion: 'Intendeva {email}?',
    completeChallenge: 'Completi questa verifica per inviare il suo messaggio.',
  },
  errors: {
    nameRequired: 'Inserisca il suo nome.',
    emailRequired: 'Inserisca il suo indirizzo email.',
    emailInvalid: 'Inserisca un indirizzo email nel formato corretto, ad esempio nome@example.com.',
    messageRequired: 'Inserisca il suo messaggio.',
    fieldRequired: 'Compili questo campo.',
    checkboxRequired: 'Spunti questa casella per continuare.',
    choiceRequired: 'Selezioni un’opzione.',
    fieldInvalid: 'Controlli questo campo.',
    fieldTooLong: 'Il testo è troppo lungo. La preghiamo di abbreviarlo.',
    fieldNotAccepted: 'Questo dato non è stato accettato. La preghiamo di modificarlo.',
  },
  outcomes: {
    invalidTitle: 'Messaggio non accettato.',
    invalid: 'Controlli quanto ha scritto, poi invii di nuovo il messaggio.',
    notSentTitle: 'Messaggio non inviato.',
    notSent: 'È ancora qui. La preghiamo di inviarlo di nuovo.',
    challengeFailed:
      'La verifica antispam non ha funzionato. Il suo messaggio è ancora qui. La preghiamo di inviarlo di nuovo.',
    rateLimitedTitle: 'Al momento stanno arrivando troppi messaggi.',
    rateLimited: 'Il suo messaggio non è stato inviato. È ancora qui. Riprovi più tardi.',
    rateLimitedUntil: 'Il suo messaggio non è stato inviato. È ancora qui. Riprovi {time}.',
    rejectedTitle: 'Ora questo modulo non accetta messaggi.',
    rejected: 'Il suo messaggio non è stato inviato. Lo copi per non perderlo.',
    rejectedWithEmail:
      'Il suo messaggio non è stato inviato. Ci scriva piuttosto un’email: troverà il suo testo già inserito.',
    offlineTitle: 'Non c’è connessione a internet.',
    offline:
      'Il suo messaggio non è stato inviato. È ancora qui. Lo invii quando la connessione sarà ripristinata.',
    unconfirmedTitle: 'Non sappiamo se il suo messaggio sia arrivato.',
    unconfirmed: 'Il suo testo è ancora qui. Se lo invia di nuovo, il messaggio potrebbe arrivare due volte.',
    sentTitle: 'Messaggio inviato',
    sentText: 'Grazie per averci scritto.',
    sentReply: 'Le risponderemo all’indirizzo {email}.',
    draftRestored: 'Quanto aveva scritto è di nuovo qui.',
  },
  actions: {
    submit: 'Invia messaggio',
    sendAgain: 'Invia di nuovo',
    sending: 'Invio in corso…',
    stillSending: 'Invio ancora in corso…',
    sendAnother: 'Invia un altro messaggio',
    copyMessage: 'Copia messaggio',
    copied: 'Copiato',
    sendByEmail: 'Invia tramite email',
    keepDraft: 'Mantieni questo testo',
    discardDraft: 'Eliminalo',
  },
};

export default it;
