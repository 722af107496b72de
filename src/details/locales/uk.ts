import type { DetailsMessages } from '../DetailsMessages.js';

const uk: DetailsMessages = {
  lang: 'uk',
  dir: 'ltr',
  page: {
    heading: 'Зв’яжіться з нами',
    introduction: 'Маєте запитання? Напишіть нам, і ми відповімо.',
  },
  labels: {
    address: 'Адреса',
    email: 'Електронна пошта',
    phone: 'Телефон',
    hours: 'Графік роботи',
    exceptions: 'Особливий графік роботи',
    links: 'Посилання',
  },
  hours: {
    closed: 'Зачинено',
    allDay: 'Цілодобово',
    openNow: 'Зараз відчинено',
    closesAt: 'працює до {time}',
    closesIn: 'зачиняється {relative}',
    closesOn: 'зачиняється: {date}, {time}',
    closedNow: 'Зараз зачинено',
    opensAt: 'працюватиме з {time}',
    opensTomorrow: 'працюватиме завтра з {time}',
    opensOn: 'відчиняється: {date}, {time}',
  },
  actions: {
    openMap: 'Відкрити карту',
    showMap: 'Показати карту',
    saveContact: 'Зберегти контакт',
  },
  mapPrivacy: 'Карта завантажується із сервера {host}, який отримує вашу IP-адресу.',
};

export default uk;
