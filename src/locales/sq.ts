import type { Messages } from '../i18n/Messages.js';

const sq: Messages = {
  lang: 'sq',
  dir: 'ltr',

  name: 'Emri',
  email: 'Adresa e emailit',
  message: 'Mesazhi',
  submit: 'Dërgo mesazhin',
  sending: 'Po dërgohet…',

  optional: '(opsionale)',
  required: '(e detyrueshme)',
  choose: 'Zgjidhni…',
  charactersLeft: 'Karaktere të mbetura: {count}',
  charactersOver: 'Karaktere të tepërta: {count}',

  nameRequired: 'Shkruani emrin tuaj.',
  emailRequired: 'Shkruani adresën tuaj të emailit.',
  emailInvalid: 'Shkruani një adresë emaili si emri@example.com.',
  messageRequired: 'Shkruani mesazhin tuaj.',
  fieldRequired: 'Plotësoni këtë fushë.',
  fieldInvalid: 'Kontrolloni këtë fushë.',
  fieldTooLong: 'Teksti është tepër i gjatë. Ju lutemi, shkurtojeni.',
  fieldRejected: 'Kjo e dhënë nuk u pranua. Ju lutemi, ndryshojeni.',

  invalid: 'Mesazhi juaj nuk u pranua. Ju lutemi, kontrolloni çfarë keni shkruar dhe dërgojeni përsëri.',
  notAccepted: 'Mesazhi juaj nuk u dërgua. Ai është ende këtu. Ju lutemi, dërgojeni përsëri.',
  rateLimited:
    'Për momentin po vijnë tepër shumë mesazhe. Mesazhi juaj është ende këtu. Ju lutemi, provoni përsëri më vonë.',
  rateLimitedUntil:
    'Për momentin po vijnë tepër shumë mesazhe. Mesazhi juaj është ende këtu. Ju lutemi, provoni përsëri {time}.',
  rejected:
    'Ky formular nuk mund të marrë mesazhe për momentin. Ju lutemi, na kontaktoni në një mënyrë tjetër.',
  offline:
    'Duket se nuk keni lidhje interneti. Mesazhi juaj është ende këtu. Dërgojeni sapo të rikthehet lidhja.',
  unconfirmed:
    'Nuk mundëm të konfirmojmë nëse mesazhi juaj ka mbërritur. Nëse e dërgoni përsëri, mund të mbërrijë dy herë.',

  copyMessage: 'Kopjo mesazhin',
  copied: 'U kopjua',
  sendByEmail: 'Dërgoje me email',

  draftRestored: 'Teksti që shkruat më parë është përsëri këtu.',
  draftKeep: 'Mbaje',
  draftDiscard: 'Fshije',

  sentTitle: 'Mesazhi u dërgua',
  sentText: 'Ju faleminderit që na shkruat.',
  sendAnother: 'Dërgo një mesazh tjetër',
};

export default sq;
