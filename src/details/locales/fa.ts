import type { DetailsMessages } from '../DetailsMessages.js';

const fa: DetailsMessages = {
  lang: 'fa',
  dir: 'rtl',
  page: {
    heading: 'تماس با ما',
    introduction: 'سؤالی دارید؟ برای ما بنویسید؛ به شما پاسخ می‌دهیم.',
  },
  labels: {
    address: 'آدرس',
    email: 'ایمیل',
    phone: 'تلفن',
    hours: 'ساعات کاری',
    exceptions: 'ساعات کاری ویژه',
    links: 'پیوندها',
  },
  hours: {
    closed: 'تعطیل',
    allDay: 'شبانه‌روزی',
    openNow: 'اکنون باز است',
    closesAt: 'ساعت {time} بسته می‌شود',
    closesIn: '{relative} بسته می‌شود',
    closesOn: '{date} ساعت {time} بسته می‌شود',
    closedNow: 'اکنون بسته است',
    opensAt: 'ساعت {time} باز می‌شود',
    opensTomorrow: 'فردا ساعت {time} باز می‌شود',
    opensOn: '{date} ساعت {time} باز می‌شود',
  },
  actions: {
    openMap: 'باز کردن نقشه',
    showMap: 'نمایش نقشه',
    saveContact: 'ذخیره کردن مخاطب',
  },
  mapPrivacy: 'نقشه از {host} بارگذاری می‌شود و این سرور آدرس IP شما را دریافت می‌کند.',
};

export default fa;
