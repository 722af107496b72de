import type { DetailsMessages } from '../DetailsMessages.js';

const sl: DetailsMessages = {
  lang: 'sl',
  dir: 'ltr',
  page: {
    heading: 'Stopite v stik z nami',
    introduction: 'Imate vprašanje? Pišite nam in odgovorili vam bomo.',
  },
  labels: {
    address: 'Naslov',
    email: 'E-poštni naslov',
    phone: 'Telefon',
    hours: 'Odpiralni čas',
    exceptions: 'Poseben odpiralni čas',
    links: 'Povezave',
  },
  hours: {
    closed: 'Zaprto',
    allDay: 'Odprto 24 ur',
    openNow: 'Zdaj odprto',
    closesAt: 'zapre se ob {time}',
    closesIn: 'zapre se {relative}',
    closesOn: 'zapre se: {date} ob {time}',
    closedNow: 'Zdaj zaprto',
    opensAt: 'odpre se ob {time}',
    opensTomorrow: 'odpre se jutri ob {time}',
    opensOn: 'odpre se: {date} ob {time}',
  },
  actions: {
    openMap: 'Odpri zemljevid',
    showMap: 'Prikaži zemljevid',
    saveContact: 'Shrani stik',
  },
  mapPrivacy: 'Zemljevid se naloži s strežnika {host}, ki prejme vaš naslov IP.',
};

export default sl;
