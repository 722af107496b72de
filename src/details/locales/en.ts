import type { DetailsMessages } from '../DetailsMessages.js';
import { englishOfOpenNow } from '../englishOfOpenNow.js';

const en: DetailsMessages = {
  lang: 'en',
  dir: 'ltr',
  page: {
    heading: 'Contact us',
    introduction: 'Have a question? Write to us, and we will reply.',
  },
  labels: {
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    hours: 'Opening hours',
    exceptions: 'Special hours',
    links: 'Links',
  },
  hours: { closed: 'Closed', allDay: 'Open 24 hours', ...englishOfOpenNow },
  actions: {
    openMap: 'Open the map',
    showMap: 'Show the map',
    saveContact: 'Save contact',
  },
  mapPrivacy: 'The map loads from {host}, which receives your IP address.',
};

export default en;
