import type { DetailsMessages } from '../DetailsMessages.js';

const ja: DetailsMessages = {
  lang: 'ja',
  dir: 'ltr',
  page: {
    heading: 'お問い合わせ',
    introduction: 'ご質問がありましたら、お問い合わせください。返信をお送りします。',
  },
  labels: {
    address: '住所',
    email: 'メールアドレス',
    phone: '電話番号',
    hours: '営業時間',
    exceptions: '特別営業時間',
    links: 'リンク',
  },
  hours: {
    closed: '休業',
    allDay: '24時間営業',
    openNow: '営業中',
    closesAt: '{time}に営業終了',
    closesIn: '{relative}に営業終了',
    closesOn: '{date} {time}に営業終了',
    closedNow: '営業時間外',
    opensAt: '{time}に営業開始',
    opensTomorrow: '明日 {time}に営業開始',
    opensOn: '{date} {time}に営業開始',
  },
  actions: {
    openMap: '地図を開く',
    showMap: '地図を表示する',
    saveContact: '連絡先を保存する',
  },
  mapPrivacy: '地図は {host} から読み込まれます。このサーバーはお客様の IP アドレスを受け取ります。',
};

export default ja;
