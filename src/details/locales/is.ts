import type { DetailsMessages } from '../DetailsMessages.js';

const is: DetailsMessages = {
  lang: 'is',
  dir: 'ltr',
  page: {
    heading: 'Hafðu samband',
    introduction: 'Ertu með spurningu? Skrifaðu okkur og við svörum þér.',
  },
  labels: {
    address: 'Heimilisfang',
    email: 'Netfang',
    phone: 'Sími',
    hours: 'Opnunartími',
    exceptions: 'Sérstakur opnunartími',
    links: 'Tenglar',
  },
  hours: {
    closed: 'Lokað',
    allDay: 'Opið allan sólarhringinn',
    openNow: 'Opið núna',
    closesAt: 'lokar kl. {time}',
    closesIn: 'lokar {relative}',
    closesOn: 'lokar: {date} kl. {time}',
    closedNow: 'Lokað núna',
    opensAt: 'opnar kl. {time}',
    opensTomorrow: 'opnar á morgun kl. {time}',
    opensOn: 'opnar: {date} kl. {time}',
  },
  actions: {
    openMap: 'Opna kortið',
    showMap: 'Sýna kortið',
    saveContact: 'Vista tengilið',
  },
  mapPrivacy: 'Kortið er sótt frá {host}, sem fær IP-töluna þína.',
};

export default is;
