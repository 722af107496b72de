import type { DetailsMessages } from '../DetailsMessages.js';

const ka: DetailsMessages = {
  lang: 'ka',
  dir: 'ltr',
  page: {
    heading: 'დაგვიკავშირდით',
    introduction: 'გაქვთ შეკითხვა? მოგვწერეთ და გიპასუხებთ.',
  },
  labels: {
    address: 'მისამართი',
    email: 'ელფოსტა',
    phone: 'ტელეფონი',
    hours: 'სამუშაო საათები',
    exceptions: 'განსაკუთრებული სამუშაო საათები',
    links: 'ბმულები',
  },
  hours: {
    closed: 'დახურულია',
    allDay: 'ღიაა 24 საათი',
    openNow: 'ახლა ღიაა',
    closesAt: 'დაიხურება {time}-ზე',
    closesIn: 'დაიხურება {relative}',
    closesOn: 'დაიხურება: {date}, {time}',
    closedNow: 'ახლა დახურულია',
    opensAt: 'გაიხსნება {time}-ზე',
    opensTomorrow: 'გაიხსნება ხვალ, {time}-ზე',
    opensOn: 'გაიხსნება: {date}, {time}',
  },
  actions: {
    openMap: 'რუკის გახსნა',
    showMap: 'რუკის ჩვენება',
    saveContact: 'კონტაქტის შენახვა',
  },
  mapPrivacy: 'რუკა იტვირთება სერვერიდან {host}, რომელიც იღებს თქვენს IP მისამართს.',
};

export default ka;
