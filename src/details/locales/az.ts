import type { DetailsMessages } from '../DetailsMessages.js';

const az: DetailsMessages = {
  lang: 'az',
  dir: 'ltr',
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
    closesIn: '{relative} bağlanır',
    closesOn: 'bağlanma vaxtı: {date}, {time}',
    closedNow: 'İndi bağlıdır',
    opensAt: 'açılma vaxtı: {time}',
    opensTomorrow: 'açılma vaxtı: sabah, {time}',
    opensOn: 'açılma vaxtı: {date}, {time}',
  },
  actions: {
    openMap: 'Xəritəni açın',
    showMap: 'Xəritəni göstərin',
    saveContact: 'Kontaktı yadda saxlayın',
  },
  mapPrivacy: 'Xəritə {host} serverindən yüklənir və bu server IP ünvanınızı alır.',
};

export default az;
