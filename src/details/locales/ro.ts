import type { DetailsMessages } from '../DetailsMessages.js';

const ro: DetailsMessages = {
  lang: 'ro',
  dir: 'ltr',
  page: {
    heading: 'Contactați-ne',
    introduction: 'Aveți o întrebare? Scrieți-ne și vă vom răspunde.',
  },
  labels: {
    address: 'Adresă',
    email: 'E-mail',
    phone: 'Telefon',
    hours: 'Program de lucru',
    exceptions: 'Program special',
    links: 'Linkuri',
  },
  hours: {
    closed: 'Închis',
    allDay: 'Deschis 24 de ore',
    openNow: 'Deschis acum',
    closesAt: 'se închide la ora {time}',
    closesIn: 'se închide {relative}',
    closesOn: 'se închide: {date}, ora {time}',
    closedNow: 'Închis acum',
    opensAt: 'se deschide la ora {time}',
    opensTomorrow: 'se deschide mâine la ora {time}',
    opensOn: 'se deschide: {date}, ora {time}',
  },
  actions: {
    openMap: 'Deschide harta',
    showMap: 'Afișează harta',
    saveContact: 'Salvează contactul',
  },
  mapPrivacy: 'Harta se încarcă de la {host}, care primește adresa dumneavoastră IP.',
};

export default ro;
