import type { DetailsMessages } from '../DetailsMessages.js';

const uz: DetailsMessages = {
  lang: 'uz',
  dir: 'ltr',
  page: {
    heading: 'Biz bilan bogʻlaning',
    introduction: 'Savolingiz bormi? Bizga yozing, sizga javob beramiz.',
  },
  labels: {
    address: 'Manzil',
    email: 'Elektron pochta',
    phone: 'Telefon',
    hours: 'Ish vaqti',
    exceptions: 'Maxsus ish vaqti',
    links: 'Havolalar',
  },
  hours: {
    closed: 'Yopiq',
    allDay: '24 soat ochiq',
    openNow: 'Hozir ochiq',
    closesAt: 'soat {time} da yopiladi',
    closesIn: '{relative} yopiladi',
    closesOn: '{date} kuni soat {time} da yopiladi',
    closedNow: 'Hozir yopiq',
    opensAt: 'soat {time} da ochiladi',
    opensTomorrow: 'ertaga soat {time} da ochiladi',
    opensOn: '{date} kuni soat {time} da ochiladi',
  },
  actions: {
    openMap: 'Xaritani ochish',
    showMap: 'Xaritani koʻrsatish',
    saveContact: 'Kontaktni saqlash',
  },
  mapPrivacy: 'Xarita {host} serveridan yuklanadi, bu server IP-manzilingizni oladi.',
};

export default uz;
