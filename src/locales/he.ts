import type { Messages } from './Messages.js';

const he: Messages = {
  lang: 'he',
  dir: 'rtl',
  labels: {
    name: 'שם',
    email: 'אימייל',
    message: 'הודעה',
  },
  hints: {
    optional: '(לא חובה)',
    required: '(חובה)',
    choose: 'נא לבחור…',
    charactersLeft: 'תווים שנותרו: {count}',
    charactersOver: 'תווים מעבר למותר: {count}',
    leaveEmpty: 'נא להשאיר את השדה הזה ריק',
    emailSuggestion: 'האם התכוונת ל־{email}?',
    completeChallenge: 'נא להשלים את הבדיקה הזאת כדי לשלוח את ההודעה שלך.',
  },
  errors: {
    nameRequired: 'נא להזין שם.',
    emailRequired: 'נא להזין כתובת אימייל.',
    emailInvalid: 'נא להזין כתובת אימייל בפורמט \u2066name@example.com\u2069.',
    messageRequired: 'נא לכתוב הודעה.',
    fieldRequired: 'נא למלא את השדה הזה.',
    checkboxRequired: 'נא לסמן את התיבה הזאת כדי להמשיך.',
    choiceRequired: 'נא לבחור אפשרות.',
    fieldInvalid: 'נא לבדוק את השדה הזה.',
    fieldTooLong: 'הטקסט ארוך מדי. נא לקצר אותו.',
    fieldRejected: 'לא ניתן לקבל את התוכן הזה. נא לשנות אותו.',
  },
  outcomes: {
    invalid: 'לא ניתן לקבל את ההודעה שלך כפי שהיא. נא לבדוק את מה שכתבת ואז לשלוח אותה שוב.',
    notSent: 'ההודעה שלך לא נשלחה. היא עדיין כאן. נא לשלוח אותה שוב.',
    challengeFailed: 'ההודעה שלך לא נשלחה כי הבדיקה נגד ספאם נכשלה. היא עדיין כאן. נא לשלוח אותה שוב.',
    rateLimited:
      'ההודעה שלך לא נשלחה כי מגיעות כרגע יותר מדי הודעות. היא עדיין כאן. נא לנסות שוב מאוחר יותר.',
    rateLimitedUntil:
      'ההודעה שלך לא נשלחה כי מגיעות כרגע יותר מדי הודעות. היא עדיין כאן. נא לנסות שוב {time}.',
    rejected: 'ההודעה שלך לא נשלחה. הטופס הזה לא יכול לקבל הודעות כרגע. נא לפנות אלינו בדרך אחרת.',
    offline: 'נראה שאין חיבור לאינטרנט. ההודעה שלך עדיין כאן. נא לשלוח אותה כשהחיבור יחזור.',
    unconfirmed: 'לא הצלחנו לוודא שההודעה שלך הגיעה. אם היא תישלח שוב, ייתכן שתגיע פעמיים.',
    sentTitle: 'ההודעה נשלחה',
    sentText: 'תודה שכתבת לנו.',
    draftRestored: 'הטקסט שכתבת קודם שוחזר.',
  },
  actions: {
    submit: 'שליחת ההודעה',
    sending: 'מתבצעת שליחה…',
    sendAnother: 'שליחת הודעה נוספת',
    copyMessage: 'העתקת ההודעה',
    copied: 'הועתקה',
    sendByEmail: 'שליחה באימייל במקום זאת',
    keepDraft: 'השארת הטקסט',
    discardDraft: 'מחיקת הטקסט',
  },
};

export default he;
