import type { DetailsMessages } from '../DetailsMessages.js';

const fil: DetailsMessages = {
  lang: 'fil',
  dir: 'ltr',
  page: {
    heading: 'Makipag-ugnayan sa amin',
    introduction: 'May tanong ba kayo? Sumulat kayo sa amin, at sasagot kami.',
  },
  labels: {
    address: 'Address',
    email: 'Email',
    phone: 'Telepono',
    hours: 'Oras ng operasyon',
    exceptions: 'Espesyal na oras ng operasyon',
    links: 'Mga link',
  },
  hours: {
    closed: 'Sarado',
    allDay: 'Bukas nang 24 na oras',
    openNow: 'Bukas ngayon',
    closesAt: 'magsasara nang {time}',
    closesIn: 'magsasara {relative} mula ngayon',
    closesOn: 'magsasara sa {date} nang {time}',
    closedNow: 'Sarado ngayon',
    opensAt: 'magbubukas nang {time}',
    opensTomorrow: 'magbubukas bukas nang {time}',
    opensOn: 'magbubukas sa {date} nang {time}',
  },
  actions: {
    openMap: 'Buksan ang mapa',
    showMap: 'Ipakita ang mapa',
    saveContact: 'I-save ang contact',
  },
  mapPrivacy: 'Naglo-load ang mapa mula sa {host}, na tumatanggap ng inyong IP address.',
};

export default fil;
