import type { DetailsMessages } from '../DetailsMessages.js';

const hi: DetailsMessages = {
  lang: 'hi',
  dir: 'ltr',
  page: {
    heading: 'हमसे संपर्क करें',
    introduction: 'कोई सवाल है? हमें लिखें, हम जवाब देंगे।',
  },
  labels: {
    address: 'पता',
    email: 'ईमेल',
    phone: 'फ़ोन',
    hours: 'कामकाज का समय',
    exceptions: 'कामकाज का विशेष समय',
    links: 'लिंक',
  },
  hours: {
    closed: 'बंद',
    allDay: '24 घंटे खुला',
    openNow: 'अभी खुला है',
    closesAt: 'बंद होने का समय: {time}',
    closesIn: '{relative} बंद हो जाएगा',
    closesOn: 'बंद होने का समय: {date}, {time}',
    closedNow: 'अभी बंद है',
    opensAt: 'खुलने का समय: {time}',
    opensTomorrow: 'खुलने का समय: कल, {time}',
    opensOn: 'खुलने का समय: {date}, {time}',
  },
  actions: {
    openMap: 'मैप खोलें',
    showMap: 'मैप दिखाएँ',
    saveContact: 'संपर्क सेव करें',
  },
  mapPrivacy: 'मैप {host} से लोड होता है, जिसे आपका IP पता मिलता है।',
};

export default hi;
