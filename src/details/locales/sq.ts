import type { DetailsMessages } from '../DetailsMessages.js';

const sq: DetailsMessages = {
  lang: 'sq',
  dir: 'ltr',
  page: {
    heading: 'Na kontaktoni',
    introduction: 'Keni një pyetje? Na shkruani dhe do t’ju përgjigjemi.',
  },
  labels: {
    address: 'Adresa',
    email: 'Adresa e emailit',
    phone: 'Telefoni',
    hours: 'Orari i hapjes',
    exceptions: 'Orari i veçantë',
    links: 'Lidhjet',
  },
  hours: {
    closed: 'Mbyllur',
    allDay: 'Hapur 24 orë',
    openNow: 'Hapur tani',
    closesAt: 'mbyllet në orën {time}',
    closesIn: 'mbyllet {relative}',
    closesOn: 'mbyllet: {date}, ora {time}',
    closedNow: 'Mbyllur tani',
    opensAt: 'hapet në orën {time}',
    opensTomorrow: 'hapet nesër në orën {time}',
    opensOn: 'hapet: {date}, ora {time}',
  },
  actions: {
    openMap: 'Hap hartën',
    showMap: 'Shfaq hartën',
    saveContact: 'Ruaj kontaktin',
  },
  mapPrivacy: 'Harta ngarkohet nga serveri {host}, i cili merr adresën tuaj IP.',
};

export default sq;
