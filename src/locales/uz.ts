import type { Messages } from './Messages.js';

const uz: Messages = {
  lang: 'uz',
  dir: 'ltr',
  labels: {
    name: 'Ismingiz',
    email: 'Elektron pochtangiz',
    message: 'Xabaringiz',
  },
  hints: {
    optional: '(ixtiyoriy)',
    required: '(majburiy)',
    choose: 'Tanlang…',
    charactersLeft: 'Qolgan belgilar: {count}',
    charactersOver: 'Chegaradan ortiq belgilar: {count}',
    leaveEmpty: 'Bu maydonni boʻsh qoldiring',
    emailSuggestion: '{email} demoqchimidingiz?',
    completeChallenge: 'Xabaringizni yuborish uchun bu tekshiruvdan oʻting.',
  },
  errors: {
    nameRequired: 'Ismingizni kiriting.',
    emailRequired: 'Elektron pochta manzilingizni kiriting.',
    emailInvalid: 'Elektron pochta manzilini ism@example.com shaklida kiriting.',
    messageRequired: 'Xabaringizni yozing.',
    fieldRequired: 'Bu maydonni toʻldiring.',
    checkboxRequired: 'Davom etish uchun bu katakni belgilang.',
    choiceRequired: 'Variantlardan birini tanlang.',
    fieldInvalid: 'Bu maydonni tekshiring.',
    fieldTooLong: 'Matn juda uzun. Iltimos, uni qisqartiring.',
    fieldRejected: 'Bu maʼlumot qabul qilinmadi. Iltimos, uni oʻzgartiring.',
  },
  outcomes: {
    invalid: 'Xabaringiz qabul qilinmadi. Iltimos, yozganlaringizni tekshirib, xabarni qayta yuboring.',
    notSent: 'Xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, uni qayta yuboring.',
    challengeFailed:
      'Spamga qarshi tekshiruv ishlamagani uchun xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, uni qayta yuboring.',
    rateLimited:
      'Hozir haddan tashqari koʻp xabar kelayotgani uchun xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, keyinroq qayta urinib koʻring.',
    rateLimitedUntil:
      'Hozir haddan tashqari koʻp xabar kelayotgani uchun xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, {time} qayta urinib koʻring.',
    rejected:
      'Xabaringiz yuborilmadi. Bu forma hozir xabar qabul qila olmaydi. Iltimos, biz bilan boshqa usulda bogʻlaning.',
    offline:
      'Internetga ulanmaganga oʻxshaysiz. Xabaringiz hali ham shu yerda. Aloqa tiklangach, uni yuboring.',
    unconfirmed:
      'Xabaringiz yetib kelganini tasdiqlay olmadik. Uni qayta yuborsangiz, ikki marta yetib kelishi mumkin.',
    sentTitle: 'Xabar yuborildi',
    sentText: 'Bizga yozganingiz uchun rahmat.',
    draftRestored: 'Avval yozganlaringiz tiklandi.',
  },
  actions: {
    submit: 'Xabarni yuborish',
    sending: 'Yuborilmoqda…',
    sendAnother: 'Yana bir xabar yuborish',
    copyMessage: 'Xabardan nusxa olish',
    copied: 'Nusxa olindi',
    sendByEmail: 'Elektron pochta orqali yuborish',
    keepDraft: 'Bu matnni qoldirish',
    discardDraft: 'Matnni oʻchirish',
  },
};

export default uz;
