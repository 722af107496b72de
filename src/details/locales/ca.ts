import type { DetailsMessages } from '../DetailsMessages.js';

const ca: DetailsMessages = {
  lang: 'ca',
  dir: 'ltr',
  labels: {
    address: 'Adreça',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    hours: 'Horari',
    exceptions: 'Horari especial',
    links: 'Enllaços',
  },
  hours: {
    closed: 'Tancat',
    allDay: 'Obert 24 hores',
    openNow: 'Obert ara',
    closesAt: 'tanca a les {time}',
    closesIn: 'tanca {relative}',
    closesOn: 'tanca: {date}, {time}',
    closedNow: 'Tancat ara',
    opensAt: 'obre a les {time}',
    opensTomorrow: 'obre demà a les {time}',
    opensOn: 'obre: {date}, {time}',
  },
  actions: {
    openMap: 'Obre el mapa',
    showMap: 'Mostra el mapa',
    saveContact: 'Desa el contacte',
  },
  mapPrivacy: 'El mapa es carrega des de {host}, que rep la vostra adreça IP.',
};

export default ca;
