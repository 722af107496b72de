import type { DetailsMessages } from '../DetailsMessages.js';

const ar: DetailsMessages = {
  lang: 'ar',
  dir: 'rtl',
  page: {
    heading: 'التواصل معنا',
    introduction: 'هل لديك سؤال؟ يُرجى مراسلتنا، وسنرد عليك.',
  },
  labels: {
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    hours: 'ساعات العمل',
    exceptions: 'ساعات عمل خاصة',
    links: 'الروابط',
  },
  hours: {
    closed: 'مغلق',
    allDay: 'مفتوح على مدار الساعة',
    openNow: 'مفتوح الآن',
    closesAt: 'يُغلق الساعة {time}',
    closesIn: 'يُغلق {relative}',
    closesOn: 'يُغلق يوم {date} الساعة {time}',
    closedNow: 'مغلق الآن',
    opensAt: 'يُفتح الساعة {time}',
    opensTomorrow: 'يُفتح غدًا الساعة {time}',
    opensOn: 'يُفتح يوم {date} الساعة {time}',
  },
  actions: {
    openMap: 'فتح الخريطة',
    showMap: 'عرض الخريطة',
    saveContact: 'حفظ جهة الاتصال',
  },
  mapPrivacy: 'يتم تحميل الخريطة من الخادم {host} الذي يتلقى عنوان IP الخاص بك.',
};

export default ar;
