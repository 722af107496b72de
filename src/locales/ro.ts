import type { Messages } from './Messages.js';

const ro: Messages = {
  lang: 'ro',
  dir: 'ltr',
  labels: {
    name: 'Nume',
    email: 'E-mail',
    message: 'Mesaj',
  },
  hints: {
    optional: '(opțional)',
    required: '(obligatoriu)',
    choose: 'Alegeți o opțiune…',
    charactersLeft: 'Caractere rămase: {count}',
    charactersOver: 'Caractere peste limită: {count}',
    leaveEmpty: 'Lăsați acest câmp gol',
    emailSuggestion: 'V-ați referit la {email}?',
    completeChallenge: 'Finalizați această verificare pentru a trimite mesajul dumneavoastră.',
  },
  errors: {
    nameRequired: 'Introduceți numele dumneavoastră.',
    emailRequired: 'Introduceți adresa dumneavoastră de e-mail.',
    emailInvalid: 'Introduceți o adresă de e-mail de forma nume@example.com.',
    messageRequired: 'Introduceți mesajul dumneavoastră.',
    fieldRequired: 'Completați acest câmp.',
    checkboxRequired: 'Bifați această casetă pentru a continua.',
    choiceRequired: 'Alegeți o opțiune.',
    fieldInvalid: 'Verificați acest câmp.',
    fieldTooLong: 'Textul este prea lung. Vă rugăm să îl scurtați.',
    fieldRejected: 'Această informație nu a fost acceptată. Vă rugăm să o modificați.',
  },
  outcomes: {
    invalid:
      'Mesajul dumneavoastră nu a fost acceptat. Vă rugăm să verificați ce ați scris, apoi să îl trimiteți din nou.',
    notSent: 'Mesajul dumneavoastră nu a fost trimis. Este încă aici. Vă rugăm să îl trimiteți din nou.',
    challengeFailed:
      'Mesajul dumneavoastră nu a fost trimis, deoarece verificarea antispam nu a funcționat. Este încă aici. Vă rugăm să îl trimiteți din nou.',
    rateLimited:
      'Mesajul dumneavoastră nu a fost trimis, deoarece în acest moment sosesc prea multe mesaje. Este încă aici. Vă rugăm să încercați din nou mai târziu.',
    rateLimitedUntil:
      'Mesajul dumneavoastră nu a fost trimis, deoarece în acest moment sosesc prea multe mesaje. Este încă aici. Vă rugăm să încercați din nou {time}.',
    rejected:
      'Mesajul dumneavoastră nu a fost trimis. Acest formular nu poate primi mesaje în acest moment. Vă rugăm să ne contactați pe altă cale.',
    offline:
      'Se pare că nu aveți conexiune la internet. Mesajul dumneavoastră este încă aici. Trimiteți-l după ce conexiunea revine.',
    unconfirmed:
      'Nu am putut confirma că mesajul dumneavoastră a ajuns la noi. Dacă îl trimiteți din nou, ar putea ajunge de două ori.',
    sentTitle: 'Mesaj trimis',
    sentText: 'Vă mulțumim că ne-ați scris.',
    draftRestored: 'Ce ați scris anterior este din nou aici.',
  },
  actions: {
    submit: 'Trimite mesajul',
    sending: 'Se trimite…',
    sendAnother: 'Trimite un alt mesaj',
    copyMessage: 'Copiază mesajul',
    copied: 'Copiat',
    sendByEmail: 'Trimite-l prin e-mail',
    keepDraft: 'Păstrează acest text',
    discardDraft: 'Șterge-l',
  },
};

export default ro;
