import type { Messages } from './Messages.js';

const vi: Messages = {
  lang: 'vi',
  dir: 'ltr',
  labels: {
    name: 'Họ và tên',
    email: 'Email',
    message: 'Nội dung tin nhắn',
  },
  hints: {
    optional: '(không bắt buộc)',
    required: '(bắt buộc)',
    choose: 'Chọn…',
    charactersLeft: 'Số ký tự còn lại: {count}',
    charactersOver: 'Số ký tự vượt quá giới hạn: {count}',
    leaveEmpty: 'Vui lòng để trống trường này',
    emailSuggestion: 'Có phải bạn muốn nhập {email}?',
    completeChallenge: 'Vui lòng hoàn tất bước kiểm tra này để gửi tin nhắn.',
  },
  errors: {
    nameRequired: 'Vui lòng nhập họ và tên.',
    emailRequired: 'Vui lòng nhập địa chỉ email.',
    emailInvalid: 'Vui lòng nhập địa chỉ email có dạng name@example.com.',
    messageRequired: 'Vui lòng nhập nội dung tin nhắn.',
    fieldRequired: 'Vui lòng điền vào trường này.',
    checkboxRequired: 'Vui lòng đánh dấu vào ô này để tiếp tục.',
    choiceRequired: 'Vui lòng chọn một tùy chọn.',
    fieldInvalid: 'Vui lòng kiểm tra trường này.',
    fieldTooLong: 'Nội dung này quá dài. Vui lòng rút ngắn lại.',
    fieldRejected: 'Nội dung này không được chấp nhận. Vui lòng thay đổi.',
  },
  outcomes: {
    invalid: 'Tin nhắn của bạn không được chấp nhận. Vui lòng kiểm tra nội dung đã nhập rồi gửi lại.',
    notSent: 'Tin nhắn của bạn chưa được gửi. Nội dung vẫn còn ở đây. Vui lòng gửi lại.',
    challengeFailed:
      'Tin nhắn của bạn chưa được gửi vì bước kiểm tra chống spam không hoạt động. Nội dung vẫn còn ở đây. Vui lòng gửi lại.',
    rateLimited:
      'Tin nhắn của bạn chưa được gửi vì hiện có quá nhiều tin nhắn gửi đến. Nội dung vẫn còn ở đây. Vui lòng thử lại sau.',
    rateLimitedUntil:
      'Tin nhắn của bạn chưa được gửi vì hiện có quá nhiều tin nhắn gửi đến. Nội dung vẫn còn ở đây. Vui lòng thử lại {time}.',
    rejected:
      'Tin nhắn của bạn chưa được gửi. Biểu mẫu này hiện không thể nhận tin nhắn. Vui lòng liên hệ với chúng tôi bằng cách khác.',
    offline:
      'Có vẻ bạn đang ngoại tuyến. Tin nhắn của bạn vẫn còn ở đây. Vui lòng gửi khi có kết nối trở lại.',
    unconfirmed:
      'Chúng tôi không thể xác nhận tin nhắn của bạn đã đến hay chưa. Nếu gửi lại, tin nhắn có thể đến hai lần.',
    sentTitle: 'Đã gửi tin nhắn',
    sentText: 'Cảm ơn bạn đã liên hệ với chúng tôi.',
    draftRestored: 'Nội dung bạn viết trước đó đã được khôi phục.',
  },
  actions: {
    submit: 'Gửi tin nhắn',
    sending: 'Đang gửi…',
    sendAnother: 'Gửi tin nhắn khác',
    copyMessage: 'Sao chép tin nhắn',
    copied: 'Đã sao chép',
    sendByEmail: 'Chuyển sang gửi qua email',
    keepDraft: 'Giữ lại nội dung này',
    discardDraft: 'Xóa nội dung này',
  },
};

export default vi;
