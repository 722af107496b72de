import type { DetailsMessages } from '../DetailsMessages.js';

const eu: DetailsMessages = {
  lang: 'eu',
  dir: 'ltr',
  page: {
    heading: 'Jarri gurekin harremanetan',
    introduction: 'Galderaren bat duzu? Idatz iezaguzu, eta erantzungo dizugu.',
  },
  labels: {
    address: 'Helbidea',
    email: 'Helbide elektronikoa',
    phone: 'Telefonoa',
    hours: 'Ordutegia',
    exceptions: 'Ordutegi berezia',
    links: 'Estekak',
  },
  hours: {
    closed: 'Itxita',
    allDay: '24 orduz irekita',
    openNow: 'Orain irekita',
    closesAt: 'itxiera-ordua: {time}',
    closesIn: '{relative} itxiko da',
    closesOn: 'itxiera: {date}, {time}',
    closedNow: 'Orain itxita',
    opensAt: 'irekiera-ordua: {time}',
    opensTomorrow: 'irekiera: bihar, {time}',
    opensOn: 'irekiera: {date}, {time}',
  },
  actions: {
    openMap: 'Ireki mapa',
    showMap: 'Erakutsi mapa',
    saveContact: 'Gorde kontaktua',
  },
  mapPrivacy: 'Mapa {host} zerbitzaritik kargatzen da, eta zerbitzari horrek zure IP helbidea jasotzen du.',
};

export default eu;
