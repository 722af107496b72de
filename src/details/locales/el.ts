import type { DetailsMessages } from '../DetailsMessages.js';

const el: DetailsMessages = {
  lang: 'el',
  dir: 'ltr',
  labels: {
    address: 'Διεύθυνση',
    email: 'Διεύθυνση email',
    phone: 'Τηλέφωνο',
    hours: 'Ώρες λειτουργίας',
    exceptions: 'Ειδικό ωράριο',
    links: 'Σύνδεσμοι',
  },
  hours: {
    closed: 'Κλειστά',
    allDay: 'Ανοιχτά όλο το 24ωρο',
    openNow: 'Ανοιχτά τώρα',
    closesAt: 'κλείνει στις {time}',
    closesIn: 'κλείνει {relative}',
    closesOn: 'κλείνει: {date}, {time}',
    closedNow: 'Κλειστά τώρα',
    opensAt: 'ανοίγει στις {time}',
    opensTomorrow: 'ανοίγει αύριο στις {time}',
    opensOn: 'ανοίγει: {date}, {time}',
  },
  actions: {
    openMap: 'Άνοιγμα του χάρτη',
    showMap: 'Εμφάνιση του χάρτη',
    saveContact: 'Αποθήκευση επαφής',
  },
  mapPrivacy: 'Ο χάρτης φορτώνεται από το {host}, το οποίο λαμβάνει τη διεύθυνση IP σας.',
};

export default el;
