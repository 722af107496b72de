import type { DetailsMessages } from '../DetailsMessages.js';

const da: DetailsMessages = {
  lang: 'da',
  dir: 'ltr',
  page: {
    heading: 'Kontakt os',
    introduction: 'Har du et spørgsmål? Skriv til os, så svarer vi.',
  },
  labels: {
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Telefon',
    hours: 'Åbningstider',
    exceptions: 'Særlige åbningstider',
    links: 'Links',
  },
  hours: {
    closed: 'Lukket',
    allDay: 'Åbent hele døgnet',
    openNow: 'Åbent nu',
    closesAt: 'lukker kl. {time}',
    closesIn: 'lukker {relative}',
    closesOn: 'lukker {date} kl. {time}',
    closedNow: 'Lukket nu',
    opensAt: 'åbner kl. {time}',
    opensTomorrow: 'åbner i morgen kl. {time}',
    opensOn: 'åbner {date} kl. {time}',
  },
  actions: {
    openMap: 'Åbn kortet',
    showMap: 'Vis kortet',
    saveContact: 'Gem kontakt',
  },
  mapPrivacy: 'Kortet indlæses fra {host}, som modtager din IP-adresse.',
};

export default da;
