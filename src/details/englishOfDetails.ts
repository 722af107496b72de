import type { DetailsStrings } from './DetailsMessages.js';
import { englishOfOpenNow } from './englishOfOpenNow.js';

/** The English of all components but `ContactPage`. */
export const englishOfDetails: DetailsStrings = {
  lang: 'en',
  dir: 'ltr',
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
