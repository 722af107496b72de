import type { Messages } from './Messages.js';

const ms: Messages = {
  lang: 'ms',
  dir: 'ltr',
  labels: {
    name: 'Nama',
    email: 'E-mel',
    message: 'Mesej',
  },
  hints: {
    optional: '(pilihan)',
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
    emailRequired: 'Sila masukkan alamat e-mel anda.',
    emailInvalid: 'Sila masukkan alamat e-mel dalam format yang betul, seperti nama@example.com.',
    messageRequired: 'Sila tulis mesej anda.',
    fieldRequired: 'Sila isi ruangan ini.',
    checkboxRequired: 'Sila tandakan kotak ini untuk meneruskan.',
    choiceRequired: 'Sila pilih satu pilihan.',
    fieldInvalid: 'Sila semak ruangan ini.',
    fieldTooLong: 'Teks ini terlalu panjang. Sila pendekkan.',
    fieldRejected: 'Maklumat ini tidak dapat diterima. Sila ubah.',
  },
  outcomes: {
    invalid: 'Mesej anda tidak dapat diterima. Sila semak apa yang anda tulis, kemudian hantar semula.',
    notSent: 'Mesej anda tidak dapat dihantar. Kandungannya masih ada di sini. Sila hantar semula.',
    challengeFailed:
      'Mesej anda tidak dapat dihantar kerana semakan antispam tidak berfungsi. Kandungannya masih ada di sini. Sila hantar semula.',
    rateLimited:
      'Mesej anda tidak dapat dihantar kerana terlalu banyak mesej masuk pada masa ini. Kandungannya masih ada di sini. Sila cuba lagi kemudian.',
    rateLimitedUntil:
      'Mesej anda tidak dapat dihantar kerana terlalu banyak mesej masuk pada masa ini. Kandungannya masih ada di sini. Sila cuba lagi {time}.',
    rejected:
      'Mesej anda tidak dapat dihantar. Borang ini tidak dapat menerima mesej pada masa ini. Sila hubungi kami melalui cara lain.',
    offline:
      'Nampaknya anda di luar talian. Mesej anda masih ada di sini. Sila hantar setelah anda kembali dalam talian.',
    unconfirmed:
      'Kami tidak dapat mengesahkan sama ada mesej anda telah sampai atau tidak. Jika dihantar semula, mesej itu mungkin sampai dua kali.',
    sentTitle: 'Mesej telah dihantar',
    sentText: 'Terima kasih kerana menghubungi kami.',
    draftRestored: 'Apa yang anda tulis sebelum ini telah dipulihkan.',
  },
  actions: {
    submit: 'Hantar mesej',
    sending: 'Menghantar…',
    sendAnother: 'Hantar mesej lain',
    copyMessage: 'Salin mesej',
    copied: 'Disalin',
    sendByEmail: 'Hantar melalui e-mel',
    keepDraft: 'Kekalkan teks ini',
    discardDraft: 'Buang teks ini',
  },
};

export default ms;
