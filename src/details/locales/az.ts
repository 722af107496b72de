import type { DetailsMessages } from '../DetailsMessages.js';

const az: DetailsMessages = {
  lang: 'az',
  dir: 'ltr',
  page: {
    heading: 'Bizimlə əlaqə',
    introduction: 'Sualınız var? Bizə yazın, sizə cavab verəcəyik.',
  },
  labels: {
    address: 'Ünvan',
    email: 'E-poçt ünvanı',
    phone: 'Telefon',
    hours: 'İş saatları',
    exceptions: 'Xüsusi iş saatları',
    links: 'Keçidlər',
  },
  hours: {
    closed: 'Bağlıdır',
    allDay: '24 saat açıqdır',
    openNow: 'İndi açıqdır',
    closesAt: 'bağlanma vaxtı: {time}',
    closesIn: '{relative} bağlanacaq',
    closesOn: 'bağlanma vaxtı: {date}, {time}',
    closedNow: 'İndi bağlıdır',
    opensAt: 'açılma vaxtı: {time}',
    opensTomorrow: 'açılma vaxtı: sabah, {time}',
    opensOn: 'açılma vaxtı: {date}, {time}',
  },
  actions: {
    openMap: 'Xəritəni aç',
    showMap: 'Xəritəni göstər',
    saveContact: 'Kontaktı yadda saxla',
  },
  mapPrivacy: 'Xəritə {host} serverindən yüklənir. Bu server IP ünvanınızı alır.',
};

export default az;
