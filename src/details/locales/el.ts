import type { DetailsMessages } from '../DetailsMessages.js';

const el: DetailsMessages = {
  lang: 'el',
  dir: 'ltr',
  page: {
    heading: 'Επικοινωνήστε μαζί μας',
    introduction: 'Έχετε κάποια ερώτηση; Γράψτε μας και θα σας απαντήσουμε.',
  },
  labels: {
    address: 'Διεύθυνση',
    email: 'Διεύθυνση email',
    phone: 'Τηλέφωνο',
    hours: 'Ώρες λειτουργίας',
    exceptions: 'Ειδικές ώρες λειτουργίας',
    links: 'Σύνδεσμοι',
  },
  hours: {
    closed: 'Κλειστά',
    allDay: 'Ανοιχτά όλο το 24ωρο',
    openNow: 'Ανοιχτά τώρα',
    closesAt: 'ώρα κλεισίματος: {time}',
    closesIn: 'κλείνει {relative}',
    closesOn: 'κλείνει: {date}, {time}',
    closedNow: 'Κλειστά τώρα',
    opensAt: 'ώρα ανοίγματος: {time}',
    opensTomorrow: 'ανοίγει αύριο, {time}',
    opensOn: 'ανοίγει: {date}, {time}',
  },
  actions: {
    openMap: 'Άνοιγμα χάρτη',
    showMap: 'Εμφάνιση χάρτη',
    saveContact: 'Αποθήκευση επαφής',
  },
  mapPrivacy: 'Ο χάρτης φορτώνεται από το {host}, το οποίο λαμβάνει τη διεύθυνση IP σας.',
};

export default el;
