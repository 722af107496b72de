import type { Messages } from './Messages.js';

const sq: Messages = {
  lang: 'sq',
  dir: 'ltr',
  labels: {
    name: 'Emri',
    email: 'Adresa e emailit',
    message: 'Mesazhi',
  },
  hints: {
    optional: '(opsionale)',
    required: '(e detyrueshme)',
    choose: 'Zgjidhni…',
    charactersLeft: 'Karaktere të mbetura: {count}',
    charactersOver: 'Karaktere mbi kufirin: {count}',
    leaveEmpty: 'Lëreni këtë fushë bosh',
    emailSuggestion: 'A e kishit fjalën për {email}?',
    completeChallenge: 'Përfundoni këtë verifikim për të dërguar mesazhin tuaj.',
  },
  errors: {
    nameRequired: 'Shkruani emrin tuaj.',
    emailRequired: 'Shkruani adresën tuaj të emailit.',
    emailInvalid: 'Shkruani një adresë emaili në formatin e duhur, si emri@example.com.',
    messageRequired: 'Shkruani mesazhin tuaj.',
    fieldRequired: 'Plotësoni këtë fushë.',
    checkboxRequired: 'Shënoni këtë kuti për të vazhduar.',
    choiceRequired: 'Zgjidhni një opsion.',
    fieldInvalid: 'Kontrolloni këtë fushë.',
    fieldTooLong: 'Teksti është tepër i gjatë. Ju lutemi, shkurtojeni.',
    fieldRejected: 'Kjo e dhënë nuk u pranua. Ju lutemi, ndryshojeni.',
  },
  outcomes: {
    invalid: 'Mesazhi juaj nuk u pranua. Ju lutemi, kontrolloni çfarë keni shkruar dhe dërgojeni përsëri.',
    notSent: 'Mesazhi juaj nuk u dërgua. Ai është ende këtu. Ju lutemi, dërgojeni përsëri.',
    challengeFailed:
      'Mesazhi juaj nuk u dërgua, sepse verifikimi kundër spamit nuk funksionoi. Ai është ende këtu. Ju lutemi, dërgojeni përsëri.',
    rateLimited:
      'Mesazhi juaj nuk u dërgua, sepse për momentin po vijnë tepër shumë mesazhe. Ai është ende këtu. Ju lutemi, provoni përsëri më vonë.',
    rateLimitedUntil:
      'Mesazhi juaj nuk u dërgua, sepse për momentin po vijnë tepër shumë mesazhe. Ai është ende këtu. Ju lutemi, provoni përsëri {time}.',
    rejected:
      'Mesazhi juaj nuk u dërgua. Ky formular nuk mund të marrë mesazhe për momentin. Ju lutemi, na kontaktoni në një mënyrë tjetër.',
    offline:
      'Duket se nuk keni lidhje interneti. Mesazhi juaj është ende këtu. Dërgojeni sapo të rikthehet lidhja.',
    unconfirmed:
      'Nuk mundëm të konfirmojmë nëse mesazhi juaj ka mbërritur. Nëse e dërgoni përsëri, mund të mbërrijë dy herë.',
    sentTitle: 'Mesazhi u dërgua',
    sentText: 'Ju faleminderit që na shkruat.',
    draftRestored: 'Teksti që shkruat më parë është përsëri këtu.',
  },
  actions: {
    submit: 'Dërgo mesazhin',
    sending: 'Po dërgohet…',
    sendAnother: 'Dërgo një mesazh tjetër',
    copyMessage: 'Kopjo mesazhin',
    copied: 'U kopjua',
    sendByEmail: 'Dërgoje me email',
    keepDraft: 'Mbaje këtë tekst',
    discardDraft: 'Fshije tekstin',
  },
};

export default sq;
