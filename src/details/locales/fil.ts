import type { DetailsMessages } from '../DetailsMessages.js';

const fil: DetailsMessages = {
  lang: 'fil',
  dir: 'ltr',
  labels: {
    address: 'Address',
    email: 'Email',
    phone: 'Telepono',
    hours: 'Oras ng pagbubukas',
    exceptions: 'Espesyal na oras',
    links: 'Mga link',
  },
  hours: {
    closed: 'Sarado',
    allDay: 'Bukas nang 24 na oras',
    openNow: 'Bukas ngayon',
    closesAt: 'magsasara nang {time}',
    closesIn: 'magsasara {relative}',
    closesOn: 'magsasara: {date}, {time}',
    closedNow: 'Sarado ngayon',
    opensAt: 'magbubukas nang {time}',
    opensTomorrow: 'magbubukas bukas nang {time}',
    opensOn: 'magbubukas: {date}, {time}',
  },
  actions: {
    openMap: 'Buksan ang mapa',
    showMap: 'Ipakita ang mapa',
    saveContact: 'I-save ang contact',
  },
  mapPrivacy: 'Naglo-load ang mapa mula sa {host}, na tumatanggap ng iyong IP address.',
};

export default fil;
