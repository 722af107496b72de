import type { DetailsMessages } from '../DetailsMessages.js';

const zhHans: DetailsMessages = {
  lang: 'zh-Hans',
  dir: 'ltr',
  page: {
    heading: '联系我们',
    introduction: '有疑问吗？请给我们留言，我们会回复您。',
  },
  labels: {
    address: '地址',
    email: '电子邮箱',
    phone: '电话',
    hours: '营业时间',
    exceptions: '特殊营业时间',
    links: '链接',
  },
  hours: {
    closed: '休息',
    allDay: '24 小时营业',
    openNow: '营业中',
    closesAt: '{time} 结束营业',
    closesIn: '{relative}结束营业',
    closesOn: '{date} {time} 结束营业',
    closedNow: '休息中',
    opensAt: '{time} 开始营业',
    opensTomorrow: '明天 {time} 开始营业',
    opensOn: '{date} {time} 开始营业',
  },
  actions: {
    openMap: '打开地图',
    showMap: '显示地图',
    saveContact: '保存联系人',
  },
  mapPrivacy: '地图从 {host} 加载，该服务器会收到您的 IP 地址。',
};

export default zhHans;
