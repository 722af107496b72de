import type { DetailsMessages } from '../DetailsMessages.js';

const fi: DetailsMessages = {
  lang: 'fi',
  dir: 'ltr',
  page: {
    heading: 'Ota yhteyttä',
    introduction: 'Onko sinulla kysyttävää? Kirjoita meille, niin vastaamme.',
  },
  labels: {
    address: 'Osoite',
    email: 'Sähköposti',
    phone: 'Puhelin',
    hours: 'Aukioloajat',
    exceptions: 'Poikkeavat aukioloajat',
    links: 'Linkit',
  },
  hours: {
    closed: 'Suljettu',
    allDay: 'Auki ympäri vuorokauden',
    openNow: 'Nyt auki',
    closesAt: 'sulkeutuu klo {time}',
    closesIn: 'sulkeutuu {relative}',
    closesOn: 'sulkeutuu: {date} klo {time}',
    closedNow: 'Nyt suljettu',
    opensAt: 'avautuu klo {time}',
    opensTomorrow: 'avautuu huomenna klo {time}',
    opensOn: 'avautuu: {date} klo {time}',
  },
  actions: {
    openMap: 'Avaa kartta',
    showMap: 'Näytä kartta',
    saveContact: 'Tallenna yhteystiedot',
  },
  mapPrivacy: 'Kartta ladataan palvelimelta {host}, joka saa IP-osoitteesi.',
};

export default fi;
