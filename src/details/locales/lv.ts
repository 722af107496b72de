import type { DetailsMessages } from '../DetailsMessages.js';

const lv: DetailsMessages = {
  lang: 'lv',
  dir: 'ltr',
  page: {
    heading: 'Sazinieties ar mums',
    introduction: 'Vai jums ir jautājums? Rakstiet mums, un mēs atbildēsim.',
  },
  labels: {
    address: 'Adrese',
    email: 'E-pasts',
    phone: 'Tālrunis',
    hours: 'Darba laiks',
    exceptions: 'Īpašais darba laiks',
    links: 'Saites',
  },
  hours: {
    closed: 'Slēgts',
    allDay: 'Atvērts visu diennakti',
    openNow: 'Tagad atvērts',
    closesAt: 'aizveras plkst. {time}',
    closesIn: 'aizveras {relative}',
    closesOn: 'aizveras: {date}, plkst. {time}',
    closedNow: 'Tagad slēgts',
    opensAt: 'atveras plkst. {time}',
    opensTomorrow: 'atveras rīt plkst. {time}',
    opensOn: 'atveras: {date}, plkst. {time}',
  },
  actions: {
    openMap: 'Atvērt karti',
    showMap: 'Rādīt karti',
    saveContact: 'Saglabāt kontaktu',
  },
  mapPrivacy: 'Karte tiek ielādēta no {host}, un šis serveris saņem jūsu IP adresi.',
};

export default lv;
