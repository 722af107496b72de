import type { DetailsMessages } from '../DetailsMessages.js';

const ar: DetailsMessages = {
  lang: 'ar',
  dir: 'rtl',
  labels: {
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    hours: 'ساعات العمل',
    exceptions: 'ساعات العمل الاستثنائية',
    links: 'روابط',
  },
  hours: {
    closed: 'مغلق',
    allDay: 'مفتوح 24 ساعة',
    openNow: 'مفتوح الآن',
    closesAt: 'يُغلق الساعة {time}',
    closesIn: 'يُغلق {relative}',
    closesOn: 'يُغلق {date} الساعة {time}',
    closedNow: 'مغلق الآن',
    opensAt: 'يفتح الساعة {time}',
    opensTomorrow: 'يفتح غدًا الساعة {time}',
    opensOn: 'يفتح {date} الساعة {time}',
  },
  actions: {
    openMap: 'فتح الخريطة',
    showMap: 'عرض الخريطة',
    saveContact: 'حفظ جهة الاتصال',
  },
  mapPrivacy: 'تُحمَّل الخريطة من {host}، ويتلقى هذا الخادم عنوان IP الخاص بك.',
};

export default ar;
