import type { DetailsMessages } from '../DetailsMessages.js';

const vi: DetailsMessages = {
  lang: 'vi',
  dir: 'ltr',
  page: {
    heading: 'Liên hệ với chúng tôi',
    introduction: 'Bạn có câu hỏi? Hãy gửi tin nhắn cho chúng tôi, chúng tôi sẽ trả lời.',
  },
  labels: {
    address: 'Địa chỉ',
    email: 'Email',
    phone: 'Điện thoại',
    hours: 'Giờ mở cửa',
    exceptions: 'Giờ mở cửa đặc biệt',
    links: 'Liên kết',
  },
  hours: {
    closed: 'Đóng cửa',
    allDay: 'Mở cửa 24 giờ',
    openNow: 'Đang mở cửa',
    closesAt: 'đóng cửa lúc {time}',
    closesIn: 'đóng cửa {relative}',
    closesOn: 'đóng cửa lúc {time}, {date}',
    closedNow: 'Đang đóng cửa',
    opensAt: 'mở cửa lúc {time}',
    opensTomorrow: 'mở cửa lúc {time} ngày mai',
    opensOn: 'mở cửa lúc {time}, {date}',
  },
  actions: {
    openMap: 'Mở bản đồ',
    showMap: 'Hiển thị bản đồ',
    saveContact: 'Lưu liên hệ',
  },
  mapPrivacy: 'Bản đồ được tải từ {host}; máy chủ này nhận địa chỉ IP của bạn.',
};

export default vi;
