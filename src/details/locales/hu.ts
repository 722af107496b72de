import type { DetailsMessages } from '../DetailsMessages.js';

const hu: DetailsMessages = {
  lang: 'hu',
  dir: 'ltr',
  page: {
    heading: 'Kapcsolat',
    introduction: 'Kérdése van? Írjon nekünk, és válaszolunk.',
  },
  labels: {
    address: 'Cím',
    email: 'E-mail-cím',
    phone: 'Telefon',
    hours: 'Nyitvatartás',
    exceptions: 'Rendkívüli nyitvatartás',
    links: 'Linkek',
  },
  hours: {
    closed: 'Zárva',
    allDay: '24 órán át nyitva',
    openNow: 'Most nyitva',
    closesAt: 'zárás: {time}',
    closesIn: '{relative} zár',
    closesOn: 'zárás: {date}, {time}',
    closedNow: 'Most zárva',
    opensAt: 'nyitás: {time}',
    opensTomorrow: 'nyitás: holnap, {time}',
    opensOn: 'nyitás: {date}, {time}',
  },
  actions: {
    openMap: 'Térkép megnyitása',
    showMap: 'Térkép megjelenítése',
    saveContact: 'Névjegy mentése',
  },
  mapPrivacy: 'A térkép erről a szerverről töltődik be: {host}. Ez a szerver megkapja az Ön IP-címét.',
};

export default hu;
