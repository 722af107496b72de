import type { DetailsMessages } from '../DetailsMessages.js';

const it: DetailsMessages = {
  lang: 'it',
  dir: 'ltr',
  page: {
    heading: 'Contatti',
    introduction: 'Ha una domanda? Ci scriva e le risponderemo.',
  },
  labels: {
    address: 'Indirizzo',
    email: 'Indirizzo email',
    phone: 'Telefono',
    hours: 'Orari di apertura',
    exceptions: 'Orari speciali',
    links: 'Link',
  },
  hours: {
    closed: 'Chiuso',
    allDay: 'Aperto 24 ore su 24',
    openNow: 'Aperto ora',
    closesAt: 'chiude alle ore {time}',
    closesIn: 'chiude {relative}',
    closesOn: 'chiude: {date} alle ore {time}',
    closedNow: 'Chiuso ora',
    opensAt: 'apre alle ore {time}',
    opensTomorrow: 'apre domani alle ore {time}',
    opensOn: 'apre: {date} alle ore {time}',
  },
  actions: {
    openMap: 'Apri la mappa',
    showMap: 'Mostra la mappa',
    saveContact: 'Salva contatto',
  },
  mapPrivacy: 'La mappa viene caricata da {host}, che riceve il suo indirizzo IP.',
};

export default it;
