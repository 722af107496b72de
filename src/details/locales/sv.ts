import type { DetailsMessages } from '../DetailsMessages.js';

const sv: DetailsMessages = {
  lang: 'sv',
  dir: 'ltr',
  page: {
    heading: 'Kontakta oss',
    introduction: 'Har du en fråga? Skriv till oss, så svarar vi.',
  },
  labels: {
    address: 'Adress',
    email: 'E-post',
    phone: 'Telefon',
    hours: 'Öppettider',
    exceptions: 'Avvikande öppettider',
    links: 'Länkar',
  },
  hours: {
    closed: 'Stängt',
    allDay: 'Öppet dygnet runt',
    openNow: 'Öppet nu',
    closesAt: 'stänger kl. {time}',
    closesIn: 'stänger {relative}',
    closesOn: 'stänger {date} kl. {time}',
    closedNow: 'Stängt nu',
    opensAt: 'öppnar kl. {time}',
    opensTomorrow: 'öppnar i morgon kl. {time}',
    opensOn: 'öppnar {date} kl. {time}',
  },
  actions: {
    openMap: 'Öppna kartan',
    showMap: 'Visa kartan',
    saveContact: 'Spara kontakt',
  },
  mapPrivacy: 'Kartan laddas från {host}, som tar emot din IP-adress.',
};

export default sv;
