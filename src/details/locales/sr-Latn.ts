import type { DetailsMessages } from '../DetailsMessages.js';

const srLatn: DetailsMessages = {
  lang: 'sr-Latn',
  dir: 'ltr',
  page: {
    heading: 'Kontakt',
    introduction: 'Imate pitanje? Pišite nam i odgovorićemo vam.',
  },
  labels: {
    address: 'Adresa',
    email: 'Imejl adresa',
    phone: 'Telefon',
    hours: 'Radno vreme',
    exceptions: 'Posebno radno vreme',
    links: 'Linkovi',
  },
  hours: {
    closed: 'Zatvoreno',
    allDay: 'Otvoreno 24 sata',
    openNow: 'Sada otvoreno',
    closesAt: 'zatvara se u {time}',
    closesIn: 'zatvara se {relative}',
    closesOn: 'zatvara se: {date} u {time}',
    closedNow: 'Sada zatvoreno',
    opensAt: 'otvara se u {time}',
    opensTomorrow: 'otvara se sutra u {time}',
    opensOn: 'otvara se: {date} u {time}',
  },
  actions: {
    openMap: 'Otvori mapu',
    showMap: 'Prikaži mapu',
    saveContact: 'Sačuvaj kontakt',
  },
  mapPrivacy: 'Mapa se učitava sa servera {host}, koji dobija vašu IP adresu.',
};

export default srLatn;
