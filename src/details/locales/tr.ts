import type { DetailsMessages } from '../DetailsMessages.js';

const tr: DetailsMessages = {
  lang: 'tr',
  dir: 'ltr',
  page: {
    heading: 'İletişim',
    introduction: 'Bir sorunuz mu var? Bize yazın, size yanıt vereceğiz.',
  },
  labels: {
    address: 'Adres',
    email: 'E-posta adresi',
    phone: 'Telefon',
    hours: 'Çalışma saatleri',
    exceptions: 'Özel çalışma saatleri',
    links: 'Bağlantılar',
  },
  hours: {
    closed: 'Kapalı',
    allDay: '24 saat açık',
    openNow: 'Şu anda açık',
    closesAt: 'kapanış: {time}',
    closesIn: '{relative} kapanıyor',
    closesOn: 'kapanış: {date}, {time}',
    closedNow: 'Şu anda kapalı',
    opensAt: 'açılış: {time}',
    opensTomorrow: 'açılış: yarın, {time}',
    opensOn: 'açılış: {date}, {time}',
  },
  actions: {
    openMap: 'Haritayı aç',
    showMap: 'Haritayı göster',
    saveContact: 'Kişiyi kaydet',
  },
  mapPrivacy: 'Harita {host} sunucusundan yüklenir; bu sunucu IP adresinizi alır.',
};

export default tr;
