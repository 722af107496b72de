import type { Messages } from './Messages.js';

const az: Messages = {
  lang: 'az',
  dir: 'ltr',
  labels: {
    name: 'Adınız',
    email: 'E-poçt ünvanınız',
    message: 'Mesajınız',
  },
  hints: {
    optional: '(istəyə bağlı)',
    required: '(məcburi)',
    choose: 'Seçin…',
    charactersLeft: 'Qalan simvol sayı: {count}',
    charactersOver: 'Limitdən artıq simvol sayı: {count}',
    leaveEmpty: 'Bu xananı boş saxlayın',
    emailSuggestion: '{email} ünvanını nəzərdə tuturdunuz?',
    completeChallenge: 'Mesajınızı göndərmək üçün bu yoxlamanı tamamlayın.',
  },
  errors: {
    nameRequired: 'Adınızı daxil edin.',
    emailRequired: 'E-poçt ünvanınızı daxil edin.',
    emailInvalid: 'E-poçt ünvanını ad@example.com şəklində daxil edin.',
    messageRequired: 'Mesajınızı yazın.',
    fieldRequired: 'Bu xananı doldurun.',
    checkboxRequired: 'Davam etmək üçün bu qutunu işarələyin.',
    choiceRequired: 'Variantlardan birini seçin.',
    fieldInvalid: 'Bu xananı yoxlayın.',
    fieldTooLong: 'Mətn çox uzundur. Zəhmət olmasa, onu qısaldın.',
    fieldRejected: 'Bu məlumat qəbul edilmədi. Zəhmət olmasa, onu dəyişin.',
  },
  outcomes: {
    invalid:
      'Mesajınız qəbul edilmədi. Zəhmət olmasa, yazdıqlarınızı yoxlayın, sonra mesajı yenidən göndərin.',
    notSent: 'Mesajınız göndərilmədi. Mətniniz hələ də buradadır. Zəhmət olmasa, mesajı yenidən göndərin.',
    challengeFailed:
      'Mesajınız göndərilmədi, çünki spam yoxlaması işləmədi. Mətniniz hələ də buradadır. Zəhmət olmasa, mesajı yenidən göndərin.',
    rateLimited:
      'Mesajınız göndərilmədi, çünki hazırda həddindən artıq çox mesaj gəlir. Mətniniz hələ də buradadır. Zəhmət olmasa, daha sonra yenidən cəhd edin.',
    rateLimitedUntil:
      'Mesajınız göndərilmədi, çünki hazırda həddindən artıq çox mesaj gəlir. Mətniniz hələ də buradadır. Yenidən cəhd etmək {time} mümkün olacaq.',
    rejected:
      'Mesajınız göndərilmədi. Bu forma hazırda mesaj qəbul edə bilmir. Zəhmət olmasa, bizimlə başqa yolla əlaqə saxlayın.',
    offline:
      'Görünür, internet bağlantınız yoxdur. Mesajınız hələ də buradadır. Bağlantı bərpa olunanda onu göndərin.',
    unconfirmed: 'Mesajınızın çatdığını təsdiqləyə bilmədik. Onu yenidən göndərsəniz, iki dəfə çata bilər.',
    sentTitle: 'Mesaj göndərildi',
    sentText: 'Bizə yazdığınız üçün təşəkkür edirik.',
    draftRestored: 'Əvvəl yazdıqlarınız bərpa edildi.',
  },
  actions: {
    submit: 'Mesajı göndər',
    sending: 'Göndərilir…',
    sendAnother: 'Daha bir mesaj göndər',
    copyMessage: 'Mesajı kopyala',
    copied: 'Kopyalandı',
    sendByEmail: 'Bunun əvəzinə e-poçtla göndər',
    keepDraft: 'Bu mətni saxla',
    discardDraft: 'Mətni sil',
  },
};

export default az;
