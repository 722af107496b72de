import type { Messages } from '../i18n/Messages.js';

const he: Messages = {
  lang: 'he',
  dir: 'rtl',

  name: 'שם',
  email: 'אימייל',
  message: 'הודעה',
  submit: 'שליחת ההודעה',
  sending: 'מתבצעת שליחה…',

  optional: '(לא חובה)',
  required: '(חובה)',
  choose: 'נא לבחור…',
  charactersLeft: 'תווים שנותרו: {count}',
  charactersOver: 'תווים מעבר למותר: {count}',

  nameRequired: 'נא להזין שם.',
  emailRequired: 'נא להזין כתובת אימייל.',
  emailInvalid: 'נא להזין כתובת אימייל כמו \u2066name@example.com\u2069.',
  messageRequired: 'נא לכתוב הודעה.',
  fieldRequired: 'נא למלא את השדה הזה.',
  fieldInvalid: 'נא לבדוק את השדה הזה.',
  fieldTooLong: 'הטקסט ארוך מדי. נא לקצר אותו.',
  fieldRejected: 'לא ניתן לקבל את התוכן הזה. נא לשנות אותו.',

  invalid: 'לא ניתן לקבל את ההודעה שלך כפי שהיא. נא לבדוק את מה שכתבת ואז לשלוח אותה שוב.',
  notAccepted: 'ההודעה שלך לא נשלחה. היא עדיין כאן. נא לשלוח אותה שוב.',
  rateLimited: 'מגיעות כרגע יותר מדי הודעות. ההודעה שלך עדיין כאן. נא לנסות שוב מאוחר יותר.',
  rateLimitedUntil: 'מגיעות כרגע יותר מדי הודעות. ההודעה שלך עדיין כאן. נא לנסות שוב {time}.',
  rejected: 'הטופס הזה לא יכול לקבל הודעות כרגע. נא לפנות אלינו בדרך אחרת.',
  offline: 'נראה שאין חיבור לאינטרנט. ההודעה שלך עדיין כאן. נא לשלוח אותה כשהחיבור יחזור.',
  unconfirmed: 'לא הצלחנו לוודא שההודעה שלך הגיעה. אם היא תישלח שוב, ייתכן שתגיע פעמיים.',

  copyMessage: 'העתקת ההודעה',
  copied: 'הועתקה',
  sendByEmail: 'שליחה באימייל במקום זאת',

  draftRestored: 'הטקסט שכתבת קודם שוחזר.',
  draftKeep: 'השארת הטקסט',
  draftDiscard: 'מחיקת הטקסט',

  sentTitle: 'ההודעה נשלחה',
  sentText: 'תודה שכתבת לנו.',
  sendAnother: 'שליחת הודעה נוספת',
};

export default he;
