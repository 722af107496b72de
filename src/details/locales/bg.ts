import type { DetailsMessages } from '../DetailsMessages.js';

const bg: DetailsMessages = {
  lang: 'bg',
  dir: 'ltr',
  page: {
    heading: 'Свържете се с нас',
    introduction: 'Имате въпрос? Пишете ни и ще Ви отговорим.',
  },
  labels: {
    address: 'Адрес',
    email: 'Имейл',
    phone: 'Телефон',
    hours: 'Работно време',
    exceptions: 'Специално работно време',
    links: 'Връзки',
  },
  hours: {
    closed: 'Затворено',
    allDay: 'Отворено 24 часа',
    openNow: 'Отворено сега',
    closesAt: 'затваря в {time}',
    closesIn: 'затваря {relative}',
    closesOn: 'затваря: {date} в {time}',
    closedNow: 'Затворено сега',
    opensAt: 'отваря в {time}',
    opensTomorrow: 'отваря утре в {time}',
    opensOn: 'отваря: {date} в {time}',
  },
  actions: {
    openMap: 'Отвори картата',
    showMap: 'Покажи картата',
    saveContact: 'Запази контакта',
  },
  mapPrivacy: 'Картата се зарежда от {host}. Този сървър получава Вашия IP адрес.',
};

export default bg;
