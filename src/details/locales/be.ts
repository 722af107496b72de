import type { DetailsMessages } from '../DetailsMessages.js';

const be: DetailsMessages = {
  lang: 'be',
  dir: 'ltr',
  page: {
    heading: 'Звяжыцеся з намі',
    introduction: 'Маеце пытанне? Напішыце нам, і мы адкажам.',
  },
  labels: {
    address: 'Адрас',
    email: 'Электронная пошта',
    phone: 'Тэлефон',
    hours: 'Гадзіны працы',
    exceptions: 'Асаблівыя гадзіны працы',
    links: 'Спасылкі',
  },
  hours: {
    closed: 'Зачынена',
    allDay: 'Кругласутачна',
    openNow: 'Цяпер адчынена',
    closesAt: 'працуе да {time}',
    closesIn: 'зачыняецца {relative}',
    closesOn: 'зачыняецца: {date}, {time}',
    closedNow: 'Цяпер зачынена',
    opensAt: 'будзе працаваць з {time}',
    opensTomorrow: 'будзе працаваць заўтра з {time}',
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
