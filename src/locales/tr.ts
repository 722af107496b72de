import type { Messages } from './Messages.js';

const tr: Messages = {
  lang: 'tr',
  dir: 'ltr',
  labels: {
    name: 'Adınız',
    email: 'E-posta adresiniz',
    message: 'Mesajınız',
  },
  hints: {
    optional: '(isteğe bağlı)',
    required: '(zorunlu)',
    choose: 'Seçin…',
    charactersLeft: 'Kalan karakter sayısı: {count}',
    charactersOver: 'Sınırı aşan karakter sayısı: {count}',
    leaveEmpty: 'Lütfen bu alanı boş bırakın',
    emailSuggestion: 'Şunu mu demek istediniz: {email}?',
    completeChallenge: 'Mesajınızı göndermek için lütfen bu doğrulamayı tamamlayın.',
  },
  errors: {
    nameRequired: 'Lütfen adınızı girin.',
    emailRequired: 'Lütfen e-posta adresinizi girin.',
    emailInvalid: 'Lütfen e-posta adresinizi ad@example.com biçiminde girin.',
    messageRequired: 'Lütfen mesajınızı yazın.',
    fieldRequired: 'Lütfen bu alanı doldurun.',
    checkboxRequired: 'Devam etmek için lütfen bu kutuyu işaretleyin.',
    choiceRequired: 'Lütfen bir seçenek seçin.',
    fieldInvalid: 'Lütfen bu alanı kontrol edin.',
    fieldTooLong: 'Bu metin çok uzun. Lütfen kısaltın.',
    fieldRejected: 'Bu bilgi kabul edilmedi. Lütfen değiştirin.',
  },
  outcomes: {
    invalid: 'Mesajınız kabul edilmedi. Lütfen yazdıklarınızı kontrol edip mesajı tekrar gönderin.',
    notSent: 'Mesajınız gönderilemedi. Metniniz hâlâ burada. Lütfen tekrar gönderin.',
    challengeFailed:
      'Spam kontrolü çalışmadığı için mesajınız gönderilemedi. Metniniz hâlâ burada. Lütfen tekrar gönderin.',
    rateLimited:
      'Şu anda çok fazla mesaj geldiği için mesajınız gönderilemedi. Metniniz hâlâ burada. Lütfen daha sonra tekrar deneyin.',
    rateLimitedUntil:
      'Şu anda çok fazla mesaj geldiği için mesajınız gönderilemedi. Metniniz hâlâ burada. Lütfen {time} tekrar deneyin.',
    rejected: 'Mesajınız gönderilemedi. Bu form şu anda mesaj alamıyor. Lütfen bize başka bir yoldan ulaşın.',
    offline:
      'İnternet bağlantınız yok gibi görünüyor. Mesajınız hâlâ burada. Bağlantı yeniden kurulduğunda gönderebilirsiniz.',
    unconfirmed:
      'Mesajınızın bize ulaşıp ulaşmadığını doğrulayamadık. Tekrar gönderirseniz iki kez ulaşabilir.',
    sentTitle: 'Mesaj gönderildi',
    sentText: 'Bize yazdığınız için teşekkür ederiz.',
    draftRestored: 'Daha önce yazdıklarınız geri yüklendi.',
  },
  actions: {
    submit: 'Mesajı gönder',
    sending: 'Gönderiliyor…',
    sendAnother: 'Başka bir mesaj gönder',
    copyMessage: 'Mesajı kopyala',
    copied: 'Kopyalandı',
    sendByEmail: 'Bunun yerine e-postayla gönder',
    keepDraft: 'Bu metni koru',
    discardDraft: 'Metni sil',
  },
};

export default tr;
