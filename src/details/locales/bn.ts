import type { DetailsMessages } from '../DetailsMessages.js';

const bn: DetailsMessages = {
  lang: 'bn',
  dir: 'ltr',
  labels: {
    address: 'ঠিকানা',
    email: 'ইমেইল',
    phone: 'ফোন',
    hours: 'খোলার সময়',
    exceptions: 'বিশেষ সময়সূচি',
    links: 'লিঙ্ক',
  },
  hours: {
    closed: 'বন্ধ',
    allDay: '২৪ ঘণ্টা খোলা',
    openNow: 'এখন খোলা',
    closesAt: 'বন্ধ হবে: {time}',
    closesIn: '{relative} বন্ধ হবে',
    closesOn: 'বন্ধ হবে: {date}, {time}',
    closedNow: 'এখন বন্ধ',
    opensAt: 'খুলবে: {time}',
    opensTomorrow: 'খুলবে: আগামীকাল, {time}',
    opensOn: 'খুলবে: {date}, {time}',
  },
  actions: {
    openMap: 'মানচিত্র খুলুন',
    showMap: 'মানচিত্র দেখান',
    saveContact: 'যোগাযোগ সংরক্ষণ করুন',
  },
  mapPrivacy: 'মানচিত্রটি {host} থেকে লোড হয়; সেই সার্ভার আপনার IP ঠিকানা পায়।',
};

export default bn;
