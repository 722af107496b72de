import type { DetailsMessages } from '../DetailsMessages.js';

const bg: DetailsMessages = {
  lang: 'bg',
  dir: 'ltr',
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
    allDay: 'Денонощно',
    openNow: 'Отворено сега',
    closesAt: 'затваря в {time}',
    closesIn: 'затваря {relative}',
    closesOn: 'затваря: {date}, {time}',
    closedNow: 'Затворено сега',
    opensAt: 'отваря в {time}',
    opensTomorrow: 'отваря утре в {time}',
    opensOn: 'отваря: {date}, {time}',
  },
  actions: {
    openMap: 'Отворете картата',
    showMap: 'Покажете картата',
    saveContact: 'Запазете контакта',
  },
  mapPrivacy: 'Картата се зарежда от {host}; този сървър получава вашия IP адрес.',
};

export default bg;
