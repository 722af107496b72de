import type { DetailsMessages } from '../DetailsMessages.js';

const cs: DetailsMessages = {
  lang: 'cs',
  dir: 'ltr',
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
    allDay: 'Otevřeno nonstop',
    openNow: 'Nyní otevřeno',
    closesAt: 'zavírá v {time}',
    closesIn: 'zavírá {relative}',
    closesOn: 'zavírá: {date}, {time}',
    closedNow: 'Nyní zavřeno',
    opensAt: 'otevírá v {time}',
    opensTomorrow: 'otevírá zítra v {time}',
    opensOn: 'otevírá: {date}, {time}',
  },
  actions: {
    openMap: 'Otevřít mapu',
    showMap: 'Zobrazit mapu',
    saveContact: 'Uložit kontakt',
  },
  mapPrivacy: 'Mapa se načítá ze serveru {host}, který získá vaši IP adresu.',
};

export default cs;
