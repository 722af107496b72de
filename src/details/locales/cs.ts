import type { DetailsMessages } from '../DetailsMessages.js';

const cs: DetailsMessages = {
  lang: 'cs',
  dir: 'ltr',
  page: {
    heading: 'Kontaktujte nás',
    introduction: 'Máte dotaz? Napište nám a my vám odpovíme.',
  },
  labels: {
    address: 'Adresa',
    email: 'E-mail',
    phone: 'Telefon',
    hours: 'Otevírací doba',
    exceptions: 'Mimořádná otevírací doba',
    links: 'Odkazy',
  },
  hours: {
    closed: 'Zavřeno',
    allDay: 'Otevřeno 24 hodin',
    openNow: 'Nyní otevřeno',
    closesAt: 'do {time}',
    closesIn: 'zavírá {relative}',
    closesOn: 'zavírá: {date}, {time}',
    closedNow: 'Nyní zavřeno',
    opensAt: 'otevřeno od {time}',
    opensTomorrow: 'otevřeno zítra od {time}',
    opensOn: 'otevírá: {date}, {time}',
  },
  actions: {
    openMap: 'Otevřít mapu',
    showMap: 'Zobrazit mapu',
    saveContact: 'Uložit kontakt',
  },
  mapPrivacy: 'Mapa se načítá ze serveru {host}, který obdrží vaši IP adresu.',
};

export default cs;
