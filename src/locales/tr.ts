import type { Messages } from '../i18n/Messages.js';

const tr: Messages = {
  lang: 'tr',
  dir: 'ltr',

  name: 'Adınız',
  email: 'E-posta adresiniz',
  message: 'Mesajınız',
  submit: 'Mesajı gönder',
  sending: 'Gönderiliyor…',

  optional: '(isteğe bağlı)',
  required: '(zorunlu)',
  choose: 'Seçin…',
  charactersLeft: 'Kalan karakter sayısı: {count}',
  charactersOver: 'Fazla karakter sayısı: {count}',

  nameRequired: 'Lütfen adınızı girin.',
  emailRequired: 'Lütfen e-posta adresinizi girin.',
  emailInvalid: 'Lütfen ad@example.com gibi bir e-posta adresi girin.',
  messageRequired: 'Lütfen mesajınızı yazın.',
  fieldRequired: 'Lütfen bu alanı doldurun.',
  fieldInvalid: 'Lütfen bu alanı kontrol edin.',
  fieldTooLong: 'Bu metin çok uzun. Lütfen kısaltın.',
  fieldRejected: 'Bu bilgi kabul edilmedi. Lütfen değiştirin.',

  invalid: 'Mesajınız kabul edilmedi. Lütfen yazdıklarınızı kontrol edip mesajı tekrar gönderin.',
  notAccepted: 'Mesajınız gönderilemedi. Metniniz hâlâ burada. Lütfen tekrar gönderin.',
  rateLimited: 'Şu anda çok fazla mesaj geliyor. Mesajınız hâlâ burada. Lütfen daha sonra tekrar deneyin.',
  rateLimitedUntil: 'Şu anda çok fazla mesaj geliyor. Mesajınız hâlâ burada. Lütfen {time} tekrar deneyin.',
  rejected: 'Bu form şu anda mesaj alamıyor. Lütfen bize başka bir yoldan ulaşın.',
  offline:
    'İnternet bağlantınız yok gibi görünüyor. Mesajınız hâlâ burada. Bağlantı kurulduğunda gönderebilirsiniz.',
  unconfirmed:
    'Mesajınızın bize ulaşıp ulaşmadığını doğrulayamadık. Tekrar gönderirseniz iki kez ulaşabilir.',

  copyMessage: 'Mesajı kopyala',
  copied: 'Kopyalandı',
  sendByEmail: 'Bunun yerine e-postayla gönder',

  draftRestored: 'Daha önce yazdıklarınız yeniden burada.',
  draftKeep: 'Koru',
  draftDiscard: 'Sil',

  sentTitle: 'Mesaj gönderildi',
  sentText: 'Bize yazdığınız için teşekkür ederiz.',
  sendAnother: 'Başka bir mesaj gönder',
};

export default tr;
