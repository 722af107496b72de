import type { Messages } from './Messages.js';

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
    fieldRejected: 'Questo dato non è stato accettato. La preghiamo di modificarlo.',
  },
  outcomes: {
    invalid:
      'Il suo messaggio non è stato accettato. La preghiamo di controllare quanto ha scritto e di inviarlo di nuovo.',
    notSent: 'Il suo messaggio non è stato inviato. È ancora qui. La preghiamo di inviarlo di nuovo.',
    challengeFailed:
      'Il suo messaggio non è stato inviato perché la verifica antispam non ha funzionato. È ancora qui. La preghiamo di inviarlo di nuovo.',
    rateLimited:
      'Il suo messaggio non è stato inviato perché al momento stanno arrivando troppi messaggi. È ancora qui. La preghiamo di riprovare più tardi.',
    rateLimitedUntil:
      'Il suo messaggio non è stato inviato perché al momento stanno arrivando troppi messaggi. È ancora qui. La preghiamo di riprovare {time}.',
    rejected:
      'Il suo messaggio non è stato inviato. Al momento questo modulo non può ricevere messaggi. La preghiamo di contattarci in un altro modo.',
    offline:
      'Sembra che non ci sia connessione a internet. Il suo messaggio è ancora qui. Lo invii quando la connessione sarà ripristinata.',
    unconfirmed:
      'Non abbiamo potuto verificare se il suo messaggio è arrivato. Se lo invia di nuovo, potrebbe arrivare due volte.',
    sentTitle: 'Messaggio inviato',
    sentText: 'Grazie per averci scritto.',
    draftRestored: 'Quanto aveva scritto è di nuovo qui.',
  },
  actions: {
    submit: 'Invia messaggio',
    sending: 'Invio in corso…',
    sendAnother: 'Invia un altro messaggio',
    copyMessage: 'Copia messaggio',
    copied: 'Copiato',
    sendByEmail: 'Invia tramite email',
    keepDraft: 'Mantieni questo testo',
    discardDraft: 'Eliminalo',
  },
};

export default it;
