import type { Messages } from '../i18n/Messages.js';

const id: Messages = {
  lang: 'id',
  dir: 'ltr',

  name: 'Nama',
  email: 'Alamat email',
  message: 'Pesan',
  submit: 'Kirim pesan',
  sending: 'Mengirim…',

  optional: '(opsional)',
  required: '(wajib)',
  choose: 'Silakan pilih…',
  charactersLeft: 'Sisa karakter: {count}',
  charactersOver: 'Kelebihan karakter: {count}',

  nameRequired: 'Masukkan nama Anda.',
  emailRequired: 'Masukkan alamat email Anda.',
  emailInvalid: 'Masukkan alamat email seperti nama@example.com.',
  messageRequired: 'Tuliskan pesan Anda.',
  fieldRequired: 'Isi kolom ini.',
  fieldInvalid: 'Periksa kolom ini.',
  fieldTooLong: 'Isian ini terlalu panjang. Silakan persingkat.',
  fieldRejected: 'Isian ini tidak dapat diterima. Silakan ubah.',

  invalid: 'Pesan Anda tidak dapat diterima. Silakan periksa isian Anda, lalu kirim lagi.',
  notAccepted: 'Pesan Anda tidak terkirim. Isinya masih ada di sini. Silakan kirim lagi.',
  rateLimited:
    'Saat ini terlalu banyak pesan yang masuk. Pesan Anda masih ada di sini. Silakan coba lagi nanti.',
  rateLimitedUntil:
    'Saat ini terlalu banyak pesan yang masuk. Pesan Anda masih ada di sini. Silakan coba lagi {time}.',
  rejected: 'Formulir ini sedang tidak dapat menerima pesan. Silakan hubungi kami dengan cara lain.',
  offline:
    'Sepertinya Anda sedang offline. Pesan Anda masih ada di sini. Kirimkan setelah Anda kembali terhubung.',
  unconfirmed:
    'Kami tidak dapat memastikan apakah pesan Anda sudah sampai. Jika dikirim lagi, pesan bisa sampai dua kali.',

  copyMessage: 'Salin pesan',
  copied: 'Tersalin',
  sendByEmail: 'Kirim lewat email saja',

  draftRestored: 'Isian Anda sebelumnya telah dipulihkan.',
  draftKeep: 'Pertahankan',
  draftDiscard: 'Hapus',

  sentTitle: 'Pesan terkirim',
  sentText: 'Terima kasih telah menghubungi kami.',
  sendAnother: 'Kirim pesan lain',
};

export default id;
