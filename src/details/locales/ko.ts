import type { DetailsMessages } from '../DetailsMessages.js';

const ko: DetailsMessages = {
  lang: 'ko',
  dir: 'ltr',
  page: {
    heading: '문의하기',
    introduction: '궁금한 점이 있으신가요? 문의를 보내 주시면 답변드리겠습니다.',
  },
  labels: {
    address: '주소',
    email: '이메일',
    phone: '전화번호',
    hours: '영업시간',
    exceptions: '특별 영업시간',
    links: '링크',
  },
  hours: {
    closed: '휴무',
    allDay: '24시간 영업',
    openNow: '영업 중',
    closesAt: '{time}에 영업 종료',
    closesIn: '{relative} 영업 종료',
    closesOn: '{date} {time}에 영업 종료',
    closedNow: '영업시간 외',
    opensAt: '{time}에 영업 시작',
    opensTomorrow: '내일 {time}에 영업 시작',
    opensOn: '{date} {time}에 영업 시작',
  },
  actions: {
    openMap: '지도 열기',
    showMap: '지도 보기',
    saveContact: '연락처 저장',
  },
  mapPrivacy: '지도는 {host}에서 불러오며, 이 서버는 사용자의 IP 주소를 수신합니다.',
};

export default ko;
