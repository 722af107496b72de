import type { DetailsMessages } from '../DetailsMessages.js';

const sr: DetailsMessages = {
  lang: 'sr',
  dir: 'ltr',
  page: {
    heading: 'Контакт',
    introduction: 'Имате питање? Пишите нам и одговорићемо вам.',
  },
  labels: {
    address: 'Адреса',
    email: 'Имејл адреса',
    phone: 'Телефон',
    hours: 'Радно време',
    exceptions: 'Посебно радно време',
    links: 'Линкови',
  },
  hours: {
    closed: 'Затворено',
    allDay: 'Отворено 24 сата',
    openNow: 'Сада отворено',
    closesAt: 'затвара се у {time}',
    closesIn: 'затвара се {relative}',
    closesOn: 'затвара се: {date} у {time}',
    closedNow: 'Сада затворено',
    opensAt: 'отвара се у {time}',
    opensTomorrow: 'отвара се сутра у {time}',
    opensOn: 'отвара се: {date} у {time}',
  },
  actions: {
    openMap: 'Отвори мапу',
    showMap: 'Прикажи мапу',
    saveContact: 'Сачувај контакт',
  },
  mapPrivacy: 'Мапа се учитава са сервера {host}, који добија вашу IP адресу.',
};

export default sr;
