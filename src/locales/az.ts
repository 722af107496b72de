import type { Messages } from '../i18n/Messages.js';

const az: Messages = {
  lang: 'az',
  dir: 'ltr',

  name: 'Adınız',
  email: 'E-poçt ünvanınız',
  message: 'Mesajınız',
  submit: 'Mesajı göndər',
  sending: 'Göndərilir…',

  optional: '(istəyə bağlı)',
  required: '(məcburi)',
  choose: 'Seçin…',
  charactersLeft: 'Qalan simvol sayı: {count}',
  charactersOver: 'Limitdən artıq simvol sayı: {count}',

  nameRequired: 'Adınızı daxil edin.',
  emailRequired: 'E-poçt ünvanınızı daxil edin.',
  emailInvalid: 'E-poçt ünvanını ad@example.com şəklində daxil edin.',
  messageRequired: 'Mesajınızı yazın.',
  fieldRequired: 'Bu xananı doldurun.',
  fieldInvalid: 'Bu xananı yoxlayın.',
  fieldTooLong: 'Mətn çox uzundur. Zəhmət olmasa, onu qısaldın.',
  fieldRejected: 'Bu məlumat qəbul edilmədi. Zəhmət olmasa, onu dəyişin.',

  invalid: 'Mesajınız qəbul edilmədi. Zəhmət olmasa, yazdıqlarınızı yoxlayın, sonra mesajı yenidən göndərin.',
  notAccepted: 'Mesajınız göndərilmədi. Mətniniz hələ də buradadır. Zəhmət olmasa, mesajı yenidən göndərin.',
  rateLimited:
    'Hazırda həddindən artıq çox mesaj gəlir. Mesajınız hələ də buradadır. Zəhmət olmasa, daha sonra yenidən cəhd edin.',
  rateLimitedUntil:
    'Hazırda həddindən artıq çox mesaj gəlir. Mesajınız hələ də buradadır. Yenidən cəhd etmək {time} mümkün olacaq.',
  rejected: 'Bu forma hazırda mesaj qəbul edə bilmir. Zəhmət olmasa, bizimlə başqa yolla əlaqə saxlayın.',
  offline:
    'Görünür, internet bağlantınız yoxdur. Mesajınız hələ də buradadır. Bağlantı bərpa olunanda onu göndərin.',
  unconfirmed: 'Mesajınızın çatdığını təsdiqləyə bilmədik. Onu yenidən göndərsəniz, iki dəfə çata bilər.',

  copyMessage: 'Mesajı kopyala',
  copied: 'Kopyalandı',
  sendByEmail: 'Bunun əvəzinə e-poçtla göndər',

  draftRestored: 'Əvvəl yazdıqlarınız yenidən buradadır.',
  draftKeep: 'Saxla',
  draftDiscard: 'Sil',

  sentTitle: 'Mesaj göndərildi',
  sentText: 'Bizə yazdığınız üçün təşəkkür edirik.',
  sendAnother: 'Daha bir mesaj göndər',
};

export default az;
