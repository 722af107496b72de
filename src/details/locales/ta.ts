import type { DetailsMessages } from '../DetailsMessages.js';

const ta: DetailsMessages = {
  lang: 'ta',
  dir: 'ltr',
  page: {
    heading: 'எங்களைத் தொடர்புகொள்ளவும்',
    introduction: 'ஏதேனும் கேள்வி உள்ளதா? எங்களுக்கு எழுதவும்; நாங்கள் பதிலளிப்போம்.',
  },
  labels: {
    address: 'முகவரி',
    email: 'மின்னஞ்சல்',
    phone: 'தொலைபேசி',
    hours: 'திறந்திருக்கும் நேரம்',
    exceptions: 'சிறப்பு நேரம்',
    links: 'இணைப்புகள்',
  },
  hours: {
    closed: 'மூடப்பட்டிருக்கும்',
    allDay: '24 மணிநேரமும் திறந்திருக்கும்',
    openNow: 'இப்போது திறந்துள்ளது',
    closesAt: 'மூடும் நேரம்: {time}',
    closesIn: '{relative} மூடப்படும்',
    closesOn: 'மூடும் நேரம்: {date}, {time}',
    closedNow: 'இப்போது மூடப்பட்டுள்ளது',
    opensAt: 'திறக்கும் நேரம்: {time}',
    opensTomorrow: 'திறக்கும் நேரம்: நாளை, {time}',
    opensOn: 'திறக்கும் நேரம்: {date}, {time}',
  },
  actions: {
    openMap: 'வரைபடத்தைத் திற',
    showMap: 'வரைபடத்தைக் காட்டு',
    saveContact: 'தொடர்பைச் சேமி',
  },
  mapPrivacy: 'வரைபடம் {host} சேவையகத்திலிருந்து ஏற்றப்படுகிறது; அந்தச் சேவையகம் உங்கள் IP முகவரியைப் பெறும்.',
};

export default ta;
