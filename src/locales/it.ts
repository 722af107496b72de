import type { Messages } from '../i18n/Messages.js';

const it: Messages = {
  lang: 'it',
  dir: 'ltr',

  name: 'Nome',
  email: 'Indirizzo email',
  message: 'Messaggio',
  submit: 'Invia messaggio',
  sending: 'Invio in corso…',

  optional: '(facoltativo)',
  required: '(obbligatorio)',
  choose: 'Selezioni un’opzione…',
  charactersLeft: 'Caratteri rimanenti: {count}',
  charactersOver: 'Caratteri in eccesso: {count}',

  nameRequired: 'Inserisca il suo nome.',
  emailRequired: 'Inserisca il suo indirizzo email.',
  emailInvalid: 'Inserisca un indirizzo email come nome@example.com.',
  messageRequired: 'Inserisca il suo messaggio.',
  fieldRequired: 'Compili questo campo.',
  fieldInvalid: 'Controlli questo campo.',
  fieldTooLong: 'Il testo è troppo lungo. La preghiamo di abbreviarlo.',
  fieldRejected: 'Questo dato non è stato accettato. La preghiamo di modificarlo.',

  invalid:
    'Il suo messaggio non è stato accettato. La preghiamo di controllare quanto ha scritto e di inviarlo di nuovo.',
  notAccepted: 'Il suo messaggio non è stato inviato. È ancora qui. La preghiamo di inviarlo di nuovo.',
  rateLimited:
    'Al momento stanno arrivando troppi messaggi. Il suo è ancora qui. La preghiamo di riprovare più tardi.',
  rateLimitedUntil:
    'Al momento stanno arrivando troppi messaggi. Il suo è ancora qui. La preghiamo di riprovare {time}.',
  rejected:
    'Al momento questo modulo non può ricevere messaggi. La preghiamo di contattarci in un altro modo.',
  offline:
    'Sembra che non ci sia connessione a internet. Il suo messaggio è ancora qui. Lo invii quando la connessione sarà ripristinata.',
  unconfirmed:
    'Non abbiamo potuto confermare l’arrivo del suo messaggio. Se lo invia di nuovo, potrebbe arrivare due volte.',

  copyMessage: 'Copia messaggio',
  copied: 'Copiato',
  sendByEmail: 'Invia invece per email',

  draftRestored: 'Quanto aveva scritto è di nuovo qui.',
  draftKeep: 'Mantieni',
  draftDiscard: 'Elimina',

  sentTitle: 'Messaggio inviato',
  sentText: 'Grazie per averci scritto.',
  sendAnother: 'Invia un altro messaggio',
};

export default it;
