import type { DetailsMessages } from '../DetailsMessages.js';

const de: DetailsMessages = {
  lang: 'de',
  dir: 'ltr',
  page: {
    heading: 'Kontakt',
    introduction: 'Haben Sie eine Frage? Schreiben Sie uns, wir antworten Ihnen.',
  },
  labels: {
    address: 'Adresse',
    email: 'E-Mail',
    phone: 'Telefon',
    hours: 'Öffnungszeiten',
    exceptions: 'Sonderöffnungszeiten',
    links: 'Links',
  },
  hours: {
    closed: 'Geschlossen',
    allDay: '24 Stunden geöffnet',
    openNow: 'Jetzt geöffnet',
    closesAt: 'schließt um {time} Uhr',
    closesIn: 'schließt {relative}',
    closesOn: 'schließt am {date} um {time} Uhr',
    closedNow: 'Jetzt geschlossen',
    opensAt: 'öffnet um {time} Uhr',
    opensTomorrow: 'öffnet morgen um {time} Uhr',
    opensOn: 'öffnet am {date} um {time} Uhr',
  },
  actions: {
    openMap: 'Karte öffnen',
    showMap: 'Karte anzeigen',
    saveContact: 'Kontakt speichern',
  },
  mapPrivacy: 'Die Karte wird von {host} geladen. Dieser Server erhält Ihre IP-Adresse.',
};

export default de;
