import type { Messages } from './Messages.js';

const zhHans: Messages = {
  lang: 'zh-Hans',
  dir: 'ltr',
  labels: {
    name: '姓名',
    email: '电子邮箱',
    message: '留言内容',
  },
  hints: {
    optional: '（选填）',
    required: '（必填）',
    choose: '请选择',
    charactersLeft: '剩余字数：{count}',
    charactersOver: '超出字数：{count}',
    leaveEmpty: '请将此项留空',
    emailSuggestion: '您要输入的是 {email} 吗？',
    completeChallenge: '请完成此验证以发送留言。',
  },
  errors: {
    nameRequired: '请输入您的姓名。',
    emailRequired: '请输入您的电子邮箱地址。',
    emailInvalid: '请按 name@example.com 的格式输入电子邮箱地址。',
    messageRequired: '请输入留言内容。',
    fieldRequired: '请填写此项。',
    checkboxRequired: '请勾选此项以继续。',
    choiceRequired: '请选择一个选项。',
    fieldInvalid: '请检查此项。',
    fieldTooLong: '内容过长，请缩短。',
    fieldRejected: '此项内容未被接受，请修改。',
  },
  outcomes: {
    invalid: '您的留言未被接受。请检查填写的内容，然后重新发送。',
    notSent: '您的留言没有发送出去，内容仍保留在此处。请重新发送。',
    challengeFailed: '由于反垃圾信息验证未能正常进行，您的留言没有发送出去，内容仍保留在此处。请重新发送。',
    rateLimited: '目前收到的留言过多，您的留言没有发送出去。内容仍保留在此处，请稍后再试。',
    rateLimitedUntil: '目前收到的留言过多，您的留言没有发送出去。内容仍保留在此处，请在{time}再试。',
    rejected: '您的留言没有发送出去。此表单目前无法接收留言，请通过其他方式联系我们。',
    offline: '网络似乎已断开。您的留言仍保留在此处，请在恢复连接后发送。',
    unconfirmed: '我们无法确认您的留言是否已送达。如果再次发送，可能会送达两次。',
    sentTitle: '留言已发送',
    sentText: '感谢您的留言。',
    draftRestored: '已恢复您之前填写的内容。',
  },
  actions: {
    submit: '发送留言',
    sending: '正在发送…',
    sendAnother: '再写一条留言',
    copyMessage: '复制留言',
    copied: '已复制',
    sendByEmail: '改用电子邮件发送',
    keepDraft: '保留这些内容',
    discardDraft: '清空内容',
  },
};

export default zhHans;
