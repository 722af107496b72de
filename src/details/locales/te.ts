import type { DetailsMessages } from '../DetailsMessages.js';

const te: DetailsMessages = {
  lang: 'te',
  dir: 'ltr',
  page: {
    heading: 'మమ్మల్ని సంప్రదించండి',
    introduction: 'ఏదైనా ప్రశ్న ఉందా? మాకు రాయండి, మేము సమాధానం ఇస్తాం.',
  },
  labels: {
    address: 'చిరునామా',
    email: 'ఇమెయిల్',
    phone: 'ఫోన్',
    hours: 'పని వేళలు',
    exceptions: 'ప్రత్యేక వేళలు',
    links: 'లింకులు',
  },
  hours: {
    closed: 'మూసి ఉంటుంది',
    allDay: '24 గంటలూ తెరిచి ఉంటుంది',
    openNow: 'ఇప్పుడు తెరిచి ఉంది',
    closesAt: 'మూసే సమయం: {time}',
    closesIn: '{relative} మూసివేస్తారు',
    closesOn: 'మూసే సమయం: {date}, {time}',
    closedNow: 'ఇప్పుడు మూసి ఉంది',
    opensAt: 'తెరిచే సమయం: {time}',
    opensTomorrow: 'తెరిచే సమయం: రేపు, {time}',
    opensOn: 'తెరిచే సమయం: {date}, {time}',
  },
  actions: {
    openMap: 'మ్యాప్‌ను తెరవండి',
    showMap: 'మ్యాప్‌ను చూపించండి',
    saveContact: 'కాంటాక్ట్‌ను సేవ్ చేయండి',
  },
  mapPrivacy: 'మ్యాప్ {host} సర్వర్ నుండి లోడ్ అవుతుంది; ఆ సర్వర్‌కు మీ IP చిరునామా అందుతుంది.',
};

export default te;
