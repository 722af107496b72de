import type { Messages } from '../i18n/Messages.js';

const uz: Messages = {
  lang: 'uz',
  dir: 'ltr',

  name: 'Ismingiz',
  email: 'Elektron pochtangiz',
  message: 'Xabaringiz',
  submit: 'Xabarni yuborish',
  sending: 'Yuborilmoqda…',

  optional: '(ixtiyoriy)',
  required: '(majburiy)',
  choose: 'Tanlang…',
  charactersLeft: 'Qolgan belgilar: {count}',
  charactersOver: 'Ortiqcha belgilar: {count}',

  nameRequired: 'Ismingizni kiriting.',
  emailRequired: 'Elektron pochta manzilingizni kiriting.',
  emailInvalid: 'Elektron pochta manzilini ism@example.com shaklida kiriting.',
  messageRequired: 'Xabaringizni yozing.',
  fieldRequired: 'Bu maydonni toʻldiring.',
  fieldInvalid: 'Bu maydonni tekshiring.',
  fieldTooLong: 'Matn juda uzun. Iltimos, uni qisqartiring.',
  fieldRejected: 'Bu maʼlumot qabul qilinmadi. Iltimos, uni oʻzgartiring.',

  invalid: 'Xabaringiz qabul qilinmadi. Iltimos, yozganlaringizni tekshirib, xabarni qayta yuboring.',
  notAccepted: 'Xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, uni qayta yuboring.',
  rateLimited:
    'Hozir haddan tashqari koʻp xabar kelmoqda. Xabaringiz hali ham shu yerda. Iltimos, keyinroq qayta urinib koʻring.',
  rateLimitedUntil:
    'Hozir haddan tashqari koʻp xabar kelmoqda. Xabaringiz hali ham shu yerda. Iltimos, {time} qayta urinib koʻring.',
  rejected: 'Bu forma hozir xabar qabul qila olmaydi. Iltimos, biz bilan boshqa usulda bogʻlaning.',
  offline:
    'Internetga ulanmaganga oʻxshaysiz. Xabaringiz hali ham shu yerda. Aloqa tiklangach, uni yuboring.',
  unconfirmed:
    'Xabaringiz yetib kelganini tasdiqlay olmadik. Uni qayta yuborsangiz, ikki marta yetib kelishi mumkin.',

  copyMessage: 'Xabardan nusxa olish',
  copied: 'Nusxa olindi',
  sendByEmail: 'Elektron pochta orqali yuborish',

  draftRestored: 'Avval yozganlaringiz yana shu yerda.',
  draftKeep: 'Qoldirish',
  draftDiscard: 'Oʻchirish',

  sentTitle: 'Xabar yuborildi',
  sentText: 'Bizga yozganingiz uchun rahmat.',
  sendAnother: 'Yana bir xabar yuborish',
};

export default uz;
