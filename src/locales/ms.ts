import type { Messages } from '../i18n/Messages.js';

const ms: Messages = {
  lang: 'ms',
  dir: 'ltr',

  name: 'Nama',
  email: 'E-mel',
  message: 'Mesej',
  submit: 'Hantar mesej',
  sending: 'Menghantar…',

  optional: '(pilihan)',
  required: '(wajib)',
  choose: 'Sila pilih…',
  charactersLeft: 'Baki aksara: {count}',
  charactersOver: 'Lebihan aksara: {count}',

  nameRequired: 'Sila masukkan nama anda.',
  emailRequired: 'Sila masukkan alamat e-mel anda.',
  emailInvalid: 'Sila masukkan alamat e-mel seperti nama@example.com.',
  messageRequired: 'Sila tulis mesej anda.',
  fieldRequired: 'Sila isi ruangan ini.',
  fieldInvalid: 'Sila semak ruangan ini.',
  fieldTooLong: 'Teks ini terlalu panjang. Sila pendekkan.',
  fieldRejected: 'Maklumat ini tidak dapat diterima. Sila ubah.',

  invalid: 'Mesej anda tidak dapat diterima. Sila semak apa yang anda tulis, kemudian hantar semula.',
  notAccepted: 'Mesej anda tidak dapat dihantar. Kandungannya masih ada di sini. Sila hantar semula.',
  rateLimited:
    'Terlalu banyak mesej masuk pada masa ini. Mesej anda masih ada di sini. Sila cuba lagi kemudian.',
  rateLimitedUntil:
    'Terlalu banyak mesej masuk pada masa ini. Mesej anda masih ada di sini. Sila cuba lagi {time}.',
  rejected: 'Borang ini tidak dapat menerima mesej pada masa ini. Sila hubungi kami melalui cara lain.',
  offline:
    'Nampaknya anda di luar talian. Mesej anda masih ada di sini. Sila hantar setelah anda kembali dalam talian.',
  unconfirmed:
    'Kami tidak dapat mengesahkan sama ada mesej anda telah sampai atau tidak. Jika dihantar semula, mesej itu mungkin sampai dua kali.',

  copyMessage: 'Salin mesej',
  copied: 'Disalin',
  sendByEmail: 'Hantar melalui e-mel',

  draftRestored: 'Apa yang anda tulis sebelum ini telah dipulihkan.',
  draftKeep: 'Kekalkan',
  draftDiscard: 'Buang',

  sentTitle: 'Mesej telah dihantar',
  sentText: 'Terima kasih kerana menghubungi kami.',
  sendAnother: 'Hantar mesej lain',
};

export default ms;
