import type { Messages } from './Messages.js';

const id: Messages = {
  lang: 'id',
  dir: 'ltr',
  labels: {
    name: 'Nama',
    email: 'Alamat email',
    message: 'Pesan',
  },
  hints: {
    optional: '(opsional)',
    required: '(wajib)',
    choose: 'Silakan pilih…',
    charactersLeft: 'Sisa karakter: {count}',
    charactersOver: 'Karakter melebihi batas: {count}',
    leaveEmpty: 'Biarkan kolom ini kosong',
    emailSuggestion: 'Apakah maksud Anda {email}?',
    completeChallenge: 'Selesaikan pemeriksaan ini untuk mengirim pesan Anda.',
  },
  errors: {
    nameRequired: 'Masukkan nama Anda.',
    emailRequired: 'Masukkan alamat email Anda.',
    emailInvalid: 'Masukkan alamat email dengan format yang benar, misalnya nama@example.com.',
    messageRequired: 'Tuliskan pesan Anda.',
    fieldRequired: 'Isi kolom ini.',
    checkboxRequired: 'Centang kotak ini untuk melanjutkan.',
    choiceRequired: 'Pilih salah satu opsi.',
    fieldInvalid: 'Periksa kolom ini.',
    fieldTooLong: 'Isian ini terlalu panjang. Silakan persingkat.',
    fieldRejected: 'Isian ini tidak dapat diterima. Silakan ubah.',
  },
  outcomes: {
    invalid: 'Pesan Anda tidak dapat diterima. Silakan periksa isian Anda, lalu kirim lagi.',
    notSent: 'Pesan Anda tidak terkirim. Isinya masih ada di sini. Silakan kirim lagi.',
    challengeFailed:
      'Pesan Anda tidak terkirim karena pemeriksaan antispam tidak berfungsi. Isinya masih ada di sini. Silakan kirim lagi.',
    rateLimited:
      'Pesan Anda tidak terkirim karena saat ini terlalu banyak pesan yang masuk. Isinya masih ada di sini. Silakan coba lagi nanti.',
    rateLimitedUntil:
      'Pesan Anda tidak terkirim karena saat ini terlalu banyak pesan yang masuk. Isinya masih ada di sini. Silakan coba lagi {time}.',
    rejected:
      'Pesan Anda tidak terkirim. Formulir ini sedang tidak dapat menerima pesan. Silakan hubungi kami dengan cara lain.',
    offline:
      'Sepertinya Anda sedang offline. Pesan Anda masih ada di sini. Kirimkan setelah Anda kembali terhubung.',
    unconfirmed:
      'Kami tidak dapat memastikan apakah pesan Anda sudah sampai. Jika dikirim lagi, pesan bisa sampai dua kali.',
    sentTitle: 'Pesan terkirim',
    sentText: 'Terima kasih telah menghubungi kami.',
    draftRestored: 'Isian Anda sebelumnya telah dipulihkan.',
  },
  actions: {
    submit: 'Kirim pesan',
    sending: 'Mengirim…',
    sendAnother: 'Kirim pesan lain',
    copyMessage: 'Salin pesan',
    copied: 'Tersalin',
    sendByEmail: 'Kirim lewat email saja',
    keepDraft: 'Pertahankan teks ini',
    discardDraft: 'Hapus teks ini',
  },
};

export default id;
