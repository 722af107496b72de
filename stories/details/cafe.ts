import type { BusinessDetails } from '../../src/details/index.js';

/** The contact data of a café, in the form of a JSON file. */
export const cafe: BusinessDetails = {
  name: 'Café Ada',
  email: 'hello@cafe-ada.example',
  phone: '+43 1 234 56 78',
  address: { street: 'Lindengasse 12', postalCode: '1070', city: 'Wien', country: 'AT' },
  position: { latitude: 48.2005, longitude: 16.3497 },
  timeZone: 'Europe/Vienna',
  hours: {
    tue: ['08:00-12:00', '13:00-18:00'],
    wed: ['08:00-12:00', '13:00-18:00'],
    thu: ['08:00-12:00', '13:00-18:00'],
    fri: ['08:00-12:00', '18:00-01:00'],
    sat: ['09:00-14:00'],
  },
  exceptions: {
    '2027-12-24': { hours: ['09:00-12:00'], reason: 'Christmas Eve' },
    '2027-12-25': { hours: [] },
  },
  links: [{ label: 'Mastodon', href: 'https://mastodon.example/@cafe-ada' }],
};

/** The second location of the café. */
export const roastery: BusinessDetails = {
  name: 'Rösterei Ada',
  phone: '+47 55 12 34 56',
  address: { street: 'Havnegaten 1', postalCode: '5003', city: 'Bergen', country: 'NO' },
  position: { latitude: 60.3975, longitude: 5.3245 },
  timeZone: 'Europe/Oslo',
  hours: {
    mon: ['10:00-18:00'],
    tue: ['10:00-18:00'],
    wed: ['10:00-18:00'],
    thu: ['10:00-18:00'],
    fri: ['10:00-20:00'],
  },
};
