import type { DetailsMessages } from '../DetailsMessages.js';

const kk: DetailsMessages = {
  lang: 'kk',
  dir: 'ltr',
  page: {
    heading: 'Бізге хабарласыңыз',
    introduction: 'Сұрағыңыз бар ма? Бізге жазыңыз, біз жауап береміз.',
  },
  labels: {
    address: 'Мекенжай',
    email: 'Электрондық пошта',
    phone: 'Телефон',
    hours: 'Жұмыс уақыты',
    exceptions: 'Ерекше жұмыс уақыты',
    links: 'Сілтемелер',
  },
  hours: {
    closed: 'Жабық',
    allDay: 'Тәулік бойы ашық',
    openNow: 'Қазір ашық',
    closesAt: 'жабылу уақыты: {time}',
    closesIn: '{relative} жабылады',
    closesOn: 'жабылу уақыты: {date}, {time}',
    closedNow: 'Қазір жабық',
    opensAt: 'ашылу уақыты: {time}',
    opensTomorrow: 'ашылу уақыты: ертең, {time}',
    opensOn: 'ашылу уақыты: {date}, {time}',
  },
  actions: {
    openMap: 'Картаны ашу',
    showMap: 'Картаны көрсету',
    saveContact: 'Контактіні сақтау',
  },
  mapPrivacy: 'Карта {host} серверінен жүктеледі. Бұл сервер IP мекенжайыңызды алады.',
};

export default kk;
