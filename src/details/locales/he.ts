import type { DetailsMessages } from '../DetailsMessages.js';

const he: DetailsMessages = {
  lang: 'he',
  dir: 'rtl',
  page: {
    heading: 'יצירת קשר',
    introduction: 'יש לך שאלה? אפשר לכתוב לנו ונשיב לך.',
  },
  labels: {
    address: 'כתובת',
    email: 'אימייל',
    phone: 'טלפון',
    hours: 'שעות פתיחה',
    exceptions: 'שעות פתיחה מיוחדות',
    links: 'קישורים',
  },
  hours: {
    closed: 'סגור',
    allDay: 'פתוח 24 שעות',
    openNow: 'פתוח עכשיו',
    closesAt: 'נסגר בשעה {time}',
    closesIn: 'נסגר {relative}',
    closesOn: 'נסגר: {date} בשעה {time}',
    closedNow: 'סגור עכשיו',
    opensAt: 'נפתח בשעה {time}',
    opensTomorrow: 'נפתח מחר בשעה {time}',
    opensOn: 'נפתח: {date} בשעה {time}',
  },
  actions: {
    openMap: 'פתיחת המפה',
    showMap: 'הצגת המפה',
    saveContact: 'שמירת איש הקשר',
  },
  mapPrivacy: 'המפה נטענת מהשרת {host}, המקבל את כתובת ה־IP שלך.',
};

export default he;
