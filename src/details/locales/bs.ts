import type { DetailsMessages } from '../DetailsMessages.js';

const bs: DetailsMessages = {
  lang: 'bs',
  dir: 'ltr',
  page: {
    heading: 'Kontakt',
    introduction: 'Imate li pitanje? Pišite nam i odgovorit ćemo vam.',
  },
  labels: {
    address: 'Adresa',
    email: 'E-mail adresa',
    phone: 'Telefon',
    hours: 'Radno vrijeme',
    exceptions: 'Posebno radno vrijeme',
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
    openMap: 'Otvori kartu',
    showMap: 'Prikaži kartu',
    saveContact: 'Sačuvaj kontakt',
  },
  mapPrivacy: 'Karta se učitava sa servera {host}, koji prima vašu IP adresu.',
};

export default bs;
