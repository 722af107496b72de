import type { DetailsMessages } from '../DetailsMessages.js';

const be: DetailsMessages = {
  lang: 'be',
  dir: 'ltr',
  labels: {
    address: 'Адрас',
    email: 'Электронная пошта',
    phone: 'Тэлефон',
    hours: 'Гадзіны працы',
    exceptions: 'Асаблівы графік',
    links: 'Спасылкі',
  },
  hours: {
    closed: 'Зачынена',
    allDay: 'Кругласутачна',
    openNow: 'Зараз адчынена',
    closesAt: 'працуе да {time}',
    closesIn: 'зачыняецца {relative}',
    closesOn: 'зачыняецца: {date}, {time}',
    closedNow: 'Зараз зачынена',
    opensAt: 'адчыняецца: {time}',
    opensTomorrow: 'адчыняецца заўтра: {time}',
    opensOn: 'адчыняецца: {date}, {time}',
  },
  actions: {
    openMap: 'Адкрыць карту',
    showMap: 'Паказаць карту',
    saveContact: 'Захаваць кантакт',
  },
  mapPrivacy: 'Карта загружаецца з сервера {host}, які атрымлівае ваш IP-адрас.',
};

export default be;
