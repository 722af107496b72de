import type { DetailsMessages } from '../DetailsMessages.js';

const sk: DetailsMessages = {
  lang: 'sk',
  dir: 'ltr',
  page: {
    heading: 'Kontaktujte nás',
    introduction: 'Máte otázku? Napíšte nám a my vám odpovieme.',
  },
  labels: {
    address: 'Adresa',
    email: 'E-mail',
    phone: 'Telefón',
    hours: 'Otváracie hodiny',
    exceptions: 'Mimoriadne otváracie hodiny',
    links: 'Odkazy',
  },
  hours: {
    closed: 'Zatvorené',
    allDay: 'Otvorené 24 hodín',
    openNow: 'Teraz otvorené',
    closesAt: 'zatvára sa o {time}',
    closesIn: 'zatvára sa {relative}',
    closesOn: 'zatvára sa: {date} o {time}',
    closedNow: 'Teraz zatvorené',
    opensAt: 'otvára sa o {time}',
    opensTomorrow: 'otvára sa zajtra o {time}',
    opensOn: 'otvára sa: {date} o {time}',
  },
  actions: {
    openMap: 'Otvoriť mapu',
    showMap: 'Zobraziť mapu',
    saveContact: 'Uložiť kontakt',
  },
  mapPrivacy: 'Mapa sa načíta zo servera {host}, ktorý dostane vašu IP adresu.',
};

export default sk;
