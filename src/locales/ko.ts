import type { Messages } from './Messages.js';

const ko: Messages = {
  lang: 'ko',
  dir: 'ltr',
  labels: {
    name: '이름',
    email: '이메일',
    message: '문의 내용',
  },
  hints: {
    optional: '(선택)',
    required: '(필수)',
    choose: '선택해 주세요',
    charactersLeft: '남은 글자 수: {count}',
    charactersOver: '초과한 글자 수: {count}',
    leaveEmpty: '이 항목은 비워 두세요',
    emailSuggestion: '{email} 주소를 입력하려고 하셨나요?',
    completeChallenge: '문의를 보내려면 이 확인을 완료해 주세요.',
  },
  errors: {
    nameRequired: '이름을 입력해 주세요.',
    emailRequired: '이메일 주소를 입력해 주세요.',
    emailInvalid: '이메일 주소를 name@example.com 형식으로 입력해 주세요.',
    messageRequired: '문의 내용을 입력해 주세요.',
    fieldRequired: '필수 항목입니다.',
    checkboxRequired: '계속하려면 이 항목에 체크해 주세요.',
    choiceRequired: '항목을 하나 선택해 주세요.',
    fieldInvalid: '이 항목을 확인해 주세요.',
    fieldTooLong: '내용이 너무 깁니다. 짧게 줄여 주세요.',
    fieldRejected: '이 내용은 접수할 수 없습니다. 수정해 주세요.',
  },
  outcomes: {
    invalid: '문의가 접수되지 않았습니다. 작성하신 내용을 확인한 후 다시 보내 주세요.',
    notSent: '문의를 보내지 못했습니다. 작성하신 내용은 그대로 남아 있습니다. 다시 보내 주세요.',
    challengeFailed:
      '스팸 방지 확인이 제대로 작동하지 않아 문의를 보내지 못했습니다. 작성하신 내용은 그대로 남아 있습니다. 다시 보내 주세요.',
    rateLimited:
      '현재 문의가 몰리고 있어 보내지 못했습니다. 작성하신 내용은 그대로 남아 있습니다. 나중에 다시 시도해 주세요.',
    rateLimitedUntil:
      '현재 문의가 몰리고 있어 보내지 못했습니다. 작성하신 내용은 그대로 남아 있습니다. {time}에 다시 시도해 주세요.',
    rejected:
      '문의를 보내지 못했습니다. 현재 이 양식으로는 문의를 받을 수 없습니다. 다른 방법으로 연락해 주세요.',
    offline:
      '인터넷에 연결되어 있지 않은 것 같습니다. 작성하신 내용은 그대로 남아 있습니다. 다시 연결되면 보내 주세요.',
    unconfirmed: '문의가 도착했는지 확인하지 못했습니다. 다시 보내시면 두 번 전달될 수 있습니다.',
    sentTitle: '문의를 보냈습니다',
    sentText: '문의해 주셔서 감사합니다.',
    draftRestored: '이전에 작성하신 내용을 불러왔습니다.',
  },
  actions: {
    submit: '문의 보내기',
    sending: '보내는 중…',
    sendAnother: '다른 문의 보내기',
    copyMessage: '문의 내용 복사',
    copied: '복사됨',
    sendByEmail: '대신 이메일로 보내기',
    keepDraft: '이 내용 그대로 두기',
    discardDraft: '내용 지우기',
  },
};

export default ko;
