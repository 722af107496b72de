import type { DetailsMessages } from '../DetailsMessages.js';

const mn: DetailsMessages = {
  lang: 'mn',
  dir: 'ltr',
  page: {
    heading: 'Холбоо барих',
    introduction: 'Асуух зүйл байна уу? Бидэнд бичнэ үү, бид хариу илгээнэ.',
  },
  labels: {
    address: 'Хаяг',
    email: 'И-мэйл',
    phone: 'Утас',
    hours: 'Цагийн хуваарь',
    exceptions: 'Тусгай цагийн хуваарь',
    links: 'Холбоос',
  },
  hours: {
    closed: 'Хаалттай',
    allDay: '24 цаг нээлттэй',
    openNow: 'Одоо нээлттэй',
    closesAt: '{time} цагт хаана',
    closesIn: '{relative} хаана',
    closesOn: 'хаах цаг: {date}, {time}',
    closedNow: 'Одоо хаалттай',
    opensAt: '{time} цагт нээнэ',
    opensTomorrow: 'маргааш {time} цагт нээнэ',
    opensOn: 'нээх цаг: {date}, {time}',
  },
  actions: {
    openMap: 'Газрын зургийг нээх',
    showMap: 'Газрын зургийг харуулах',
    saveContact: 'Холбоо барих мэдээллийг хадгалах',
  },
  mapPrivacy: 'Газрын зургийг {host} серверээс ачаалах бөгөөд энэ сервер таны IP хаягийг хүлээн авна.',
};

export default mn;
