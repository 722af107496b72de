import type { DetailsMessages } from '../DetailsMessages.js';

const th: DetailsMessages = {
  lang: 'th',
  dir: 'ltr',
  page: {
    heading: 'ติดต่อเรา',
    introduction: 'หากมีคำถาม กรุณาส่งข้อความถึงเรา แล้วเราจะตอบกลับ',
  },
  labels: {
    address: 'ที่อยู่',
    email: 'อีเมล',
    phone: 'โทรศัพท์',
    hours: 'เวลาทำการ',
    exceptions: 'เวลาทำการพิเศษ',
    links: 'ลิงก์',
  },
  hours: {
    closed: 'ปิดทำการ',
    allDay: 'เปิด 24 ชั่วโมง',
    openNow: 'ขณะนี้เปิดอยู่',
    closesAt: 'จะปิดเวลา {time} น.',
    closesIn: 'จะปิด{relative}',
    closesOn: 'จะปิด {date} เวลา {time} น.',
    closedNow: 'ขณะนี้ปิดอยู่',
    opensAt: 'จะเปิดเวลา {time} น.',
    opensTomorrow: 'จะเปิดพรุ่งนี้ เวลา {time} น.',
    opensOn: 'จะเปิด {date} เวลา {time} น.',
  },
  actions: {
    openMap: 'เปิดแผนที่',
    showMap: 'แสดงแผนที่',
    saveContact: 'บันทึกข้อมูลติดต่อ',
  },
  mapPrivacy: 'แผนที่โหลดจาก {host} ซึ่งจะได้รับที่อยู่ IP ของคุณ',
};

export default th;
