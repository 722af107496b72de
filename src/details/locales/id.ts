import type { DetailsMessages } from '../DetailsMessages.js';

const id: DetailsMessages = {
  lang: 'id',
  dir: 'ltr',
  page: {
    heading: 'Hubungi kami',
    introduction: 'Ada pertanyaan? Kirim pesan kepada kami, dan kami akan membalasnya.',
  },
  labels: {
    address: 'Alamat',
    email: 'Alamat email',
    phone: 'Telepon',
    hours: 'Jam buka',
    exceptions: 'Jam buka khusus',
    links: 'Tautan',
  },
  hours: {
    closed: 'Tutup',
    allDay: 'Buka 24 jam',
    openNow: 'Sekarang buka',
    closesAt: 'tutup pukul {time}',
    closesIn: 'tutup {relative}',
    closesOn: 'tutup {date} pukul {time}',
    closedNow: 'Sekarang tutup',
    opensAt: 'buka pukul {time}',
    opensTomorrow: 'buka besok pukul {time}',
    opensOn: 'buka {date} pukul {time}',
  },
  actions: {
    openMap: 'Buka peta',
    showMap: 'Tampilkan peta',
    saveContact: 'Simpan kontak',
  },
  mapPrivacy: 'Peta dimuat dari {host}, yang menerima alamat IP Anda.',
};

export default id;
