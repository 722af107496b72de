import type { DetailsMessages } from '../DetailsMessages.js';

const ca: DetailsMessages = {
  lang: 'ca',
  dir: 'ltr',
  page: {
    heading: 'Contacte',
    introduction: 'Teniu alguna pregunta? Escriviu-nos i us respondrem.',
  },
  labels: {
    address: 'Adreça',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    hours: 'Horari',
    exceptions: 'Horaris especials',
    links: 'Enllaços',
  },
  hours: {
    closed: 'Tancat',
    allDay: 'Obert 24 hores',
    openNow: 'Obert ara',
    closesAt: 'tancament: {time}',
    closesIn: 'tanca {relative}',
    closesOn: 'tancament: {date}, {time}',
    closedNow: 'Tancat ara',
    opensAt: 'obertura: {time}',
    opensTomorrow: 'obertura: demà, {time}',
    opensOn: 'obertura: {date}, {time}',
  },
  actions: {
    openMap: 'Obre el mapa',
    showMap: 'Mostra el mapa',
    saveContact: 'Desa el contacte',
  },
  mapPrivacy: 'El mapa es carrega des de {host}, que rep la vostra adreça IP.',
};

export default ca;
