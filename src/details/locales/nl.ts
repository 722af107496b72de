import type { DetailsMessages } from '../DetailsMessages.js';

const nl: DetailsMessages = {
  lang: 'nl',
  dir: 'ltr',
  page: {
    heading: 'Contact',
    introduction: 'Hebt u een vraag? Stuur ons een bericht, dan krijgt u antwoord van ons.',
  },
  labels: {
    address: 'Adres',
    email: 'E-mailadres',
    phone: 'Telefoon',
    hours: 'Openingstijden',
    exceptions: 'Afwijkende openingstijden',
    links: 'Links',
  },
  hours: {
    closed: 'Gesloten',
    allDay: '24 uur geopend',
    openNow: 'Nu geopend',
    closesAt: 'sluit om {time} uur',
    closesIn: 'sluit {relative}',
    closesOn: 'sluit {date} om {time} uur',
    closedNow: 'Nu gesloten',
    opensAt: 'opent om {time} uur',
    opensTomorrow: 'opent morgen om {time} uur',
    opensOn: 'opent {date} om {time} uur',
  },
  actions: {
    openMap: 'Kaart openen',
    showMap: 'Kaart tonen',
    saveContact: 'Contact opslaan',
  },
  mapPrivacy: 'De kaart wordt geladen vanaf {host}. Deze server ontvangt uw IP-adres.',
};

export default nl;
