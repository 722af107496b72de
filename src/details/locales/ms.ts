import type { DetailsMessages } from '../DetailsMessages.js';

const ms: DetailsMessages = {
  lang: 'ms',
  dir: 'ltr',
  page: {
    heading: 'Hubungi kami',
    introduction: 'Ada soalan? Sila hantar mesej kepada kami, dan kami akan membalasnya.',
  },
  labels: {
    address: 'Alamat',
    email: 'E-mel',
    phone: 'Telefon',
    hours: 'Waktu operasi',
    exceptions: 'Waktu operasi khas',
    links: 'Pautan',
  },
  hours: {
    closed: 'Tutup',
    allDay: 'Buka 24 jam',
    openNow: 'Sekarang buka',
    closesAt: 'tutup pada pukul {time}',
    closesIn: 'tutup {relative}',
    closesOn: 'tutup pada {date}, pukul {time}',
    closedNow: 'Sekarang tutup',
    opensAt: 'buka pada pukul {time}',
    opensTomorrow: 'buka esok pada pukul {time}',
    opensOn: 'buka pada {date}, pukul {time}',
  },
  actions: {
    openMap: 'Buka peta',
    showMap: 'Paparkan peta',
    saveContact: 'Simpan kenalan',
  },
  mapPrivacy: 'Peta dimuatkan daripada {host}, yang menerima alamat IP anda.',
};

export default ms;
