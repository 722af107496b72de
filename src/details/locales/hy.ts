import type { DetailsMessages } from '../DetailsMessages.js';

const hy: DetailsMessages = {
  lang: 'hy',
  dir: 'ltr',
  page: {
    heading: 'Կապվեք մեզ հետ',
    introduction: 'Հարց ունե՞ք։ Գրեք մեզ, և մենք կպատասխանենք Ձեզ։',
  },
  labels: {
    address: 'Հասցե',
    email: 'Էլ. փոստ',
    phone: 'Հեռախոս',
    hours: 'Աշխատանքային ժամեր',
    exceptions: 'Հատուկ աշխատանքային ժամեր',
    links: 'Հղումներ',
  },
  hours: {
    closed: 'Փակ է',
    allDay: 'Բաց է շուրջօրյա',
    openNow: 'Այժմ բաց է',
    closesAt: 'կփակվի ժամը {time}-ին',
    closesIn: 'կփակվի {relative}',
    closesOn: 'կփակվի՝ {date}, ժամը {time}-ին',
    closedNow: 'Այժմ փակ է',
    opensAt: 'կբացվի ժամը {time}-ին',
    opensTomorrow: 'կբացվի վաղը՝ ժամը {time}-ին',
    opensOn: 'կբացվի՝ {date}, ժամը {time}-ին',
  },
  actions: {
    openMap: 'Բացել քարտեզը',
    showMap: 'Ցուցադրել քարտեզը',
    saveContact: 'Պահպանել կոնտակտը',
  },
  mapPrivacy: 'Քարտեզը բեռնվում է {host} սերվերից, որը ստանում է Ձեր IP հասցեն։',
};

export default hy;
