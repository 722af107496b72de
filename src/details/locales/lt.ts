import type { DetailsMessages } from '../DetailsMessages.js';

const lt: DetailsMessages = {
  lang: 'lt',
  dir: 'ltr',
  page: {
    heading: 'Susisiekite su mumis',
    introduction: 'Turite klausimą? Parašykite mums, ir mes jums atsakysime.',
  },
  labels: {
    address: 'Adresas',
    email: 'El. paštas',
    phone: 'Telefonas',
    hours: 'Darbo laikas',
    exceptions: 'Pakeistas darbo laikas',
    links: 'Nuorodos',
  },
  hours: {
    closed: 'Uždaryta',
    allDay: 'Atidaryta visą parą',
    openNow: 'Dabar atidaryta',
    closesAt: 'užsidaro {time} val.',
    closesIn: 'užsidaro {relative}',
    closesOn: 'užsidaro: {date}, {time} val.',
    closedNow: 'Dabar uždaryta',
    opensAt: 'atsidaro {time} val.',
    opensTomorrow: 'atsidaro rytoj {time} val.',
    opensOn: 'atsidaro: {date}, {time} val.',
  },
  actions: {
    openMap: 'Atidaryti žemėlapį',
    showMap: 'Rodyti žemėlapį',
    saveContact: 'Išsaugoti kontaktą',
  },
  mapPrivacy: 'Žemėlapis įkeliamas iš serverio {host}, kuris gauna jūsų IP adresą.',
};

export default lt;
