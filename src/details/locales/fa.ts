import type { DetailsMessages } from '../DetailsMessages.js';

const fa: DetailsMessages = {
  lang: 'fa',
  dir: 'rtl',
  labels: {
    address: 'نشانی',
    email: 'ایمیل',
    phone: 'تلفن',
    hours: 'ساعات کاری',
    exceptions: 'ساعات کاری ویژه',
    links: 'پیوندها',
  },
  hours: {
    closed: 'بسته',
    allDay: '۲۴ ساعته باز',
    openNow: 'اکنون باز است',
    closesAt: 'ساعت {time} می‌بندد',
    closesIn: '{relative} می‌بندد',
    closesOn: '{date} ساعت {time} می‌بندد',
    closedNow: 'اکنون بسته است',
    opensAt: 'ساعت {time} باز می‌شود',
    opensTomorrow: 'فردا ساعت {time} باز می‌شود',
    opensOn: '{date} ساعت {time} باز می‌شود',
  },
  actions: {
    openMap: 'باز کردن نقشه',
    showMap: 'نمایش نقشه',
    saveContact: 'ذخیرهٔ مخاطب',
  },
  mapPrivacy: 'نقشه از {host} بارگیری می‌شود و این سرور نشانی IP شما را دریافت می‌کند.',
};

export default fa;
