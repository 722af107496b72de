import type { Messages } from '../i18n/Messages.js';

const ro: Messages = {
  lang: 'ro',
  dir: 'ltr',

  name: 'Nume',
  email: 'E-mail',
  message: 'Mesaj',
  submit: 'Trimite mesajul',
  sending: 'Se trimite…',

  optional: '(opțional)',
  required: '(obligatoriu)',
  choose: 'Alegeți o opțiune…',
  charactersLeft: 'Caractere rămase: {count}',
  charactersOver: 'Caractere în plus: {count}',

  nameRequired: 'Introduceți numele dumneavoastră.',
  emailRequired: 'Introduceți adresa dumneavoastră de e-mail.',
  emailInvalid: 'Introduceți o adresă de e-mail de forma nume@example.com.',
  messageRequired: 'Introduceți mesajul dumneavoastră.',
  fieldRequired: 'Completați acest câmp.',
  fieldInvalid: 'Verificați acest câmp.',
  fieldTooLong: 'Textul este prea lung. Vă rugăm să îl scurtați.',
  fieldRejected: 'Această informație nu a fost acceptată. Vă rugăm să o modificați.',

  invalid:
    'Mesajul dumneavoastră nu a fost acceptat. Vă rugăm să verificați ce ați scris, apoi să îl trimiteți din nou.',
  notAccepted: 'Mesajul dumneavoastră nu a fost trimis. Este încă aici. Vă rugăm să îl trimiteți din nou.',
  rateLimited:
    'În acest moment sosesc prea multe mesaje. Al dumneavoastră este încă aici. Vă rugăm să încercați din nou mai târziu.',
  rateLimitedUntil:
    'În acest moment sosesc prea multe mesaje. Al dumneavoastră este încă aici. Vă rugăm să încercați din nou {time}.',
  rejected: 'Acest formular nu poate primi mesaje în acest moment. Vă rugăm să ne contactați pe altă cale.',
  offline:
    'Se pare că nu aveți conexiune la internet. Mesajul dumneavoastră este încă aici. Trimiteți-l după ce conexiunea revine.',
  unconfirmed:
    'Nu am putut confirma că mesajul dumneavoastră a ajuns la noi. Dacă îl trimiteți din nou, ar putea ajunge de două ori.',

  copyMessage: 'Copiază mesajul',
  copied: 'Copiat',
  sendByEmail: 'Trimite-l prin e-mail',

  draftRestored: 'Ce ați scris anterior este din nou aici.',
  draftKeep: 'Păstrează',
  draftDiscard: 'Șterge',

  sentTitle: 'Mesaj trimis',
  sentText: 'Vă mulțumim că ne-ați scris.',
  sendAnother: 'Trimite un alt mesaj',
};

export default ro;
