import type { DetailsMessages } from '../DetailsMessages.js';

const nb: DetailsMessages = {
  lang: 'nb',
  dir: 'ltr',
  page: {
    heading: 'Kontakt oss',
    introduction: 'Har du et spørsmål? Skriv til oss, så svarer vi.',
  },
  labels: {
    address: 'Adresse',
    email: 'E-post',
    phone: 'Telefon',
    hours: 'Åpningstider',
    exceptions: 'Avvikende åpningstider',
    links: 'Lenker',
  },
  hours: {
    closed: 'Stengt',
    allDay: 'Åpent hele døgnet',
    openNow: 'Åpent nå',
    closesAt: 'stenger kl. {time}',
    closesIn: 'stenger {relative}',
    closesOn: 'stenger {date} kl. {time}',
    closedNow: 'Stengt nå',
    opensAt: 'åpner kl. {time}',
    opensTomorrow: 'åpner i morgen kl. {time}',
    opensOn: 'åpner {date} kl. {time}',
  },
  actions: {
    openMap: 'Åpne kartet',
    showMap: 'Vis kartet',
    saveContact: 'Lagre kontakt',
  },
  mapPrivacy: 'Kartet lastes inn fra {host}, som mottar IP-adressen din.',
};

export default nb;
