import type { DetailsMessages } from '../DetailsMessages.js';

const sw: DetailsMessages = {
  lang: 'sw',
  dir: 'ltr',
  page: {
    heading: 'Wasiliana nasi',
    introduction: 'Je, una swali? Tafadhali tuandikie, nasi tutakujibu.',
  },
  labels: {
    address: 'Anwani',
    email: 'Barua pepe',
    phone: 'Simu',
    hours: 'Saa za kazi',
    exceptions: 'Saa maalum za kazi',
    links: 'Viungo',
  },
  hours: {
    closed: 'Imefungwa',
    allDay: 'Wazi saa 24',
    openNow: 'Iko wazi sasa',
    closesAt: 'itafungwa saa {time}',
    closesIn: 'itafungwa {relative}',
    closesOn: 'itafungwa {date} saa {time}',
    closedNow: 'Imefungwa sasa',
    opensAt: 'itafunguliwa saa {time}',
    opensTomorrow: 'itafunguliwa kesho saa {time}',
    opensOn: 'itafunguliwa {date} saa {time}',
  },
  actions: {
    openMap: 'Fungua ramani',
    showMap: 'Onyesha ramani',
    saveContact: 'Hifadhi mawasiliano',
  },
  mapPrivacy: 'Ramani hupakiwa kutoka seva ya {host}; seva hiyo hupokea anwani yako ya IP.',
};

export default sw;
