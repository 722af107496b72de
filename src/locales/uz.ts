import type { Messages } from '../messages/Messages.js';

const uz: Messages = {
  lang: 'uz',
  dir: 'ltr',
  labels: {
    name: 'Ism',
    email: 'Elektron pochta',
    message: 'Xabar',
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
    fieldNotAccepted: 'Bu maʼlumot qabul qilinmadi. Iltimos, uni oʻzgartiring.',
  },
  outcomes: {
    invalidTitle: 'Xabar qabul qilinmadi.',
    invalid: 'Yozganlaringizni tekshirib, xabarni qayta yuboring.',
    notSentTitle: 'Xabar yuborilmadi.',
    notSent: 'Matningiz hali ham shu yerda. Iltimos, uni qayta yuboring.',
    challengeFailed:
      'Spamga qarshi tekshiruv muvaffaqiyatsiz tugadi. Matningiz hali ham shu yerda. Iltimos, uni qayta yuboring.',
    rateLimitedTitle: 'Hozir haddan tashqari koʻp xabar kelmoqda.',
    rateLimited: 'Xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, keyinroq qayta urinib koʻring.',
    rateLimitedUntil:
      'Xabaringiz yuborilmadi. U hali ham shu yerda. Iltimos, keyinroq qayta urinib koʻring ({time}).',
    rejectedTitle: 'Bu forma xabar qabul qilmayapti.',
    rejected: 'Xabaringiz yuborilmadi. Yoʻqotib qoʻymaslik uchun undan nusxa oling.',
    rejectedWithEmail:
      'Xabaringiz yuborilmadi. Bizga elektron pochta orqali yozing: matningiz xatda tayyor boʻladi.',
    offlineTitle: 'Internetga ulanmagansiz.',
    offline: 'Xabaringiz yuborilmadi. U hali ham shu yerda. Aloqa tiklangach, uni yuboring.',
    unconfirmedTitle: 'Xabar yetib kelgan-kelmaganini bilmaymiz.',
    unconfirmed:
      'Matningiz hali ham shu yerda. Uni qayta yuborsangiz, xabar ikki marta yetib kelishi mumkin.',
    sentTitle: 'Xabar yuborildi',
    sentText: 'Bizga yozganingiz uchun rahmat.',
    sentReply: 'Javobimizni {email} manziliga yuboramiz.',
    draftRestored: 'Avval yozganlaringiz tiklandi.',
  },
  actions: {
    submit: 'Xabarni yuborish',
    sendAgain: 'Qayta yuborish',
    sending: 'Yuborilmoqda…',
    stillSending: 'Hali ham yuborilmoqda…',
    sendAnother: 'Yana bir xabar yuborish',
    copyMessage: 'Xabardan nusxa olish',
    copied: 'Nusxa olindi',
    sendByEmail: 'Elektron pochta orqali yuborish',
    keepDraft: 'Bu matnni qoldirish',
    discardDraft: 'Matnni oʻchirish',
  },
};

export default uz;
