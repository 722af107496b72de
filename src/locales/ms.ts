import type { Messages } from '../messages/Messages.js';

const ms: Messages = {
  lang: 'ms',
  dir: 'ltr',
  labels: {
    name: 'Nama',
    email: 'E-mel',
    message: 'Mesej',
  },
  hints: {
    optional: '(tidak wajib)',
    required: '(wajib)',
    choose: 'Sila pilih…',
    charactersLeft: 'Baki aksara: {count}',
    charactersOver: 'Aksara melebihi had: {count}',
    leaveEmpty: 'Sila biarkan ruangan ini kosong',
    emailSuggestion: 'Adakah anda maksudkan {email}?',
    completeChallenge: 'Sila lengkapkan semakan ini untuk menghantar mesej anda.',
  },
  errors: {
    nameRequired: 'Sila masukkan nama anda.',
    emailRequired: 'Sila masukkan alamat e-\u2060mel anda.',
    emailInvalid: 'Sila masukkan alamat e-\u2060mel dalam format yang betul, seperti nama@example.com.',
    messageRequired: 'Sila tulis mesej anda.',
    fieldRequired: 'Sila isi ruangan ini.',
    checkboxRequired: 'Sila tandakan kotak ini untuk meneruskan.',
    choiceRequired: 'Sila pilih satu pilihan.',
    fieldInvalid: 'Sila semak ruangan ini.',
    fieldTooLong: 'Teks ini terlalu panjang. Sila pendekkan.',
    fieldNotAccepted: 'Maklumat ini tidak dapat diterima. Sila ubah.',
  },
  outcomes: {
    invalidTitle: 'Mesej tidak dapat diterima.',
    invalid: 'Sila semak apa yang anda tulis, kemudian hantar semula mesej anda.',
    notSentTitle: 'Mesej tidak dapat dihantar.',
    notSent: 'Mesej anda masih ada di sini. Sila hantar semula.',
    challengeFailed: 'Semakan antispam gagal. Mesej anda masih ada di sini. Sila hantar semula.',
    rateLimitedTitle: 'Terlalu banyak mesej masuk pada masa ini.',
    rateLimited: 'Mesej anda tidak dapat dihantar. Kandungannya masih ada di sini. Sila cuba lagi kemudian.',
    rateLimitedUntil:
      'Mesej anda tidak dapat dihantar. Kandungannya masih ada di sini. Anda boleh cuba lagi {time}.',
    rejectedTitle: 'Borang ini tidak menerima mesej pada masa ini.',
    rejected: 'Mesej anda tidak dapat dihantar. Sila salin kandungannya supaya tidak hilang.',
    rejectedWithEmail:
      'Mesej anda tidak dapat dihantar. Sila hantar melalui e-\u2060mel; teks anda sudah ada di dalamnya.',
    offlineTitle: 'Anda di luar talian.',
    offline:
      'Mesej anda tidak dapat dihantar. Kandungannya masih ada di sini. Sila hantar setelah anda kembali dalam talian.',
    unconfirmedTitle: 'Kami tidak pasti sama ada mesej sampai atau tidak.',
    unconfirmed: 'Mesej anda masih ada di sini. Jika dihantar semula, mesej itu mungkin sampai dua kali.',
    sentTitle: 'Mesej telah dihantar',
    sentText: 'Terima kasih kerana menghubungi kami.',
    sentReply: 'Kami akan membalas ke alamat {email}.',
    draftRestored: 'Apa yang anda tulis sebelum ini telah dipulihkan.',
  },
  actions: {
    submit: 'Hantar mesej',
    sendAgain: 'Hantar semula',
    sending: 'Menghantar…',
    stillSending: 'Masih menghantar…',
    sendAnother: 'Hantar mesej lain',
    copyMessage: 'Salin mesej',
    copied: 'Disalin',
    sendByEmail: 'Hantar melalui e-\u2060mel',
    keepDraft: 'Kekalkan teks ini',
    discardDraft: 'Buang teks ini',
  },
};

export default ms;
