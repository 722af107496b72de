import type { DetailsMessages } from '../DetailsMessages.js';

const ur: DetailsMessages = {
  lang: 'ur',
  dir: 'rtl',
  page: {
    heading: 'ہم سے رابطہ کریں',
    introduction: 'کوئی سوال ہے؟ ہمیں لکھیں، ہم جواب دیں گے۔',
  },
  labels: {
    address: 'پتہ',
    email: 'ای میل',
    phone: 'فون',
    hours: 'اوقاتِ کار',
    exceptions: 'خصوصی اوقاتِ کار',
    links: 'لنکس',
  },
  hours: {
    closed: 'بند',
    allDay: '24 گھنٹے کھلا',
    openNow: 'ابھی کھلا ہے',
    closesAt: 'بند ہونے کا وقت: {time}',
    closesIn: '{relative} بند ہو جائے گا',
    closesOn: 'بند ہونے کا وقت: {date}، {time}',
    closedNow: 'ابھی بند ہے',
    opensAt: 'کھلنے کا وقت: {time}',
    opensTomorrow: 'کھلنے کا وقت: کل، {time}',
    opensOn: 'کھلنے کا وقت: {date}، {time}',
  },
  actions: {
    openMap: 'نقشہ کھولیں',
    showMap: 'نقشہ دکھائیں',
    saveContact: 'رابطہ محفوظ کریں',
  },
  mapPrivacy: 'نقشہ {host} سے لوڈ ہوتا ہے، جسے آپ کا IP پتہ موصول ہوتا ہے۔',
};

export default ur;
