import type { DetailsMessages } from '../DetailsMessages.js';

const mk: DetailsMessages = {
  lang: 'mk',
  dir: 'ltr',
  page: {
    heading: 'Контакт',
    introduction: 'Имате прашање? Пишете ни и ќе ви одговориме.',
  },
  labels: {
    address: 'Адреса',
    email: 'Е-пошта',
    phone: 'Телефон',
    hours: 'Работно време',
    exceptions: 'Посебно работно време',
    links: 'Врски',
  },
  hours: {
    closed: 'Затворено',
    allDay: 'Отворено 24 часа',
    openNow: 'Сега отворено',
    closesAt: 'се затвора во {time}',
    closesIn: 'се затвора {relative}',
    closesOn: 'се затвора: {date} во {time}',
    closedNow: 'Сега затворено',
    opensAt: 'се отвора во {time}',
    opensTomorrow: 'се отвора утре во {time}',
    opensOn: 'се отвора: {date} во {time}',
  },
  actions: {
    openMap: 'Отвори ја мапата',
    showMap: 'Прикажи ја мапата',
    saveContact: 'Зачувај го контактот',
  },
  mapPrivacy: 'Мапата се вчитува од серверот {host}, кој ја добива вашата IP-адреса.',
};

export default mk;
