import type { DetailsMessages } from '../DetailsMessages.js';

const af: DetailsMessages = {
  lang: 'af',
  dir: 'ltr',
  page: {
    heading: 'Kontak ons',
    introduction: 'Het u ’n vraag? Skryf aan ons, en ons sal antwoord.',
  },
  labels: {
    address: 'Adres',
    email: 'E-pos',
    phone: 'Telefoon',
    hours: 'Besigheidsure',
    exceptions: 'Spesiale besigheidsure',
    links: 'Skakels',
  },
  hours: {
    closed: 'Gesluit',
    allDay: '24 uur oop',
    openNow: 'Nou oop',
    closesAt: 'sluit om {time}',
    closesIn: 'sluit {relative}',
    closesOn: 'sluit op {date} om {time}',
    closedNow: 'Nou gesluit',
    opensAt: 'maak om {time} oop',
    opensTomorrow: 'maak môre om {time} oop',
    opensOn: 'maak op {date} om {time} oop',
  },
  actions: {
    openMap: 'Maak die kaart oop',
    showMap: 'Wys die kaart',
    saveContact: 'Stoor kontak',
  },
  mapPrivacy: 'Die kaart laai vanaf {host}, wat u IP-adres ontvang.',
};

export default af;
