import type { DetailsMessages } from '../DetailsMessages.js';

const et: DetailsMessages = {
  lang: 'et',
  dir: 'ltr',
  page: {
    heading: 'Võtke meiega ühendust',
    introduction: 'Kas teil on küsimus? Kirjutage meile ja me vastame teile.',
  },
  labels: {
    address: 'Aadress',
    email: 'E-post',
    phone: 'Telefon',
    hours: 'Lahtiolekuajad',
    exceptions: 'Erandlikud lahtiolekuajad',
    links: 'Lingid',
  },
  hours: {
    closed: 'Suletud',
    allDay: 'Avatud ööpäev läbi',
    openNow: 'Praegu avatud',
    closesAt: 'suletakse kell {time}',
    closesIn: 'suletakse {relative}',
    closesOn: 'suletakse: {date} kell {time}',
    closedNow: 'Praegu suletud',
    opensAt: 'avatakse kell {time}',
    opensTomorrow: 'avatakse homme kell {time}',
    opensOn: 'avatakse: {date} kell {time}',
  },
  actions: {
    openMap: 'Ava kaart',
    showMap: 'Näita kaarti',
    saveContact: 'Salvesta kontakt',
  },
  mapPrivacy: 'Kaart laaditakse serverist {host}, millele edastatakse teie IP-aadress.',
};

export default et;
