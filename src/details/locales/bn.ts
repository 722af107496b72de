import type { DetailsMessages } from '../DetailsMessages.js';

const bn: DetailsMessages = {
  lang: 'bn',
  dir: 'ltr',
  page: {
    heading: 'আমাদের সঙ্গে যোগাযোগ করুন',
    introduction: 'কোনো প্রশ্ন আছে? আমাদের লিখুন, আমরা উত্তর দেব।',
  },
  labels: {
    address: 'ঠিকানা',
    email: 'ইমেইল',
    phone: 'ফোন',
    hours: 'খোলা থাকার সময়',
    exceptions: 'বিশেষ সময়সূচি',
    links: 'লিংক',
  },
  hours: {
    closed: 'বন্ধ',
    allDay: '২৪ ঘণ্টা খোলা',
    openNow: 'এখন খোলা',
    closesAt: 'বন্ধ হওয়ার সময়: {time}',
    closesIn: '{relative} বন্ধ হবে',
    closesOn: 'বন্ধ হওয়ার সময়: {date}, {time}',
    closedNow: 'এখন বন্ধ',
    opensAt: 'খোলার সময়: {time}',
    opensTomorrow: 'খোলার সময়: আগামীকাল, {time}',
    opensOn: 'খোলার সময়: {date}, {time}',
  },
  actions: {
    openMap: 'ম্যাপ খুলুন',
    showMap: 'ম্যাপ দেখান',
    saveContact: 'পরিচিতি সেভ করুন',
  },
  mapPrivacy: 'ম্যাপটি {host} থেকে লোড হয়। এই সার্ভার আপনার IP ঠিকানা পায়।',
};

export default bn;
