import type { DetailsMessages } from '../DetailsMessages.js';

const zhHant: DetailsMessages = {
  lang: 'zh-Hant',
  dir: 'ltr',
  page: {
    heading: '聯絡我們',
    introduction: '有疑問嗎？請留言給我們，我們會回覆您。',
  },
  labels: {
    address: '地址',
    email: '電子郵件',
    phone: '電話',
    hours: '營業時間',
    exceptions: '特殊營業時間',
    links: '連結',
  },
  hours: {
    closed: '休息',
    allDay: '24 小時營業',
    openNow: '營業中',
    closesAt: '{time} 結束營業',
    closesIn: '{relative}結束營業',
    closesOn: '{date} {time} 結束營業',
    closedNow: '休息中',
    opensAt: '{time} 開始營業',
    opensTomorrow: '明天 {time} 開始營業',
    opensOn: '{date} {time} 開始營業',
  },
  actions: {
    openMap: '開啟地圖',
    showMap: '顯示地圖',
    saveContact: '儲存聯絡人',
  },
  mapPrivacy: '地圖從 {host} 載入，該伺服器會收到您的 IP 位址。',
};

export default zhHant;
