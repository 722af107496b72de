import type { Messages } from './Messages.js';

const zhHant: Messages = {
  lang: 'zh-Hant',
  dir: 'ltr',
  labels: {
    name: '姓名',
    email: '電子郵件',
    message: '留言內容',
  },
  hints: {
    optional: '（選填）',
    required: '（必填）',
    choose: '請選擇',
    charactersLeft: '剩餘字數：{count}',
    charactersOver: '超出字數：{count}',
    leaveEmpty: '請將此欄位留空',
    emailSuggestion: '您要輸入的是 {email} 嗎？',
    completeChallenge: '請完成此驗證以送出留言。',
  },
  errors: {
    nameRequired: '請輸入您的姓名。',
    emailRequired: '請輸入您的電子郵件地址。',
    emailInvalid: '請依 name@example.com 的格式輸入電子郵件地址。',
    messageRequired: '請輸入留言內容。',
    fieldRequired: '請填寫此欄位。',
    checkboxRequired: '請勾選此項以繼續。',
    choiceRequired: '請選擇一個選項。',
    fieldInvalid: '請檢查此欄位。',
    fieldTooLong: '內容過長，請縮短。',
    fieldRejected: '此欄位的內容未獲接受，請修改。',
  },
  outcomes: {
    invalid: '您的留言未獲接受。請檢查填寫的內容，然後重新送出。',
    notSent: '您的留言並未送出，內容仍保留在此處。請重新送出。',
    challengeFailed: '由於防垃圾訊息驗證未能正常進行，您的留言並未送出，內容仍保留在此處。請重新送出。',
    rateLimited: '目前收到的留言過多，您的留言並未送出。內容仍保留在此處，請稍後再試。',
    rateLimitedUntil: '目前收到的留言過多，您的留言並未送出。內容仍保留在此處，請於 {time}再試。',
    rejected: '您的留言並未送出。此表單目前無法接收留言，請透過其他方式與我們聯絡。',
    offline: '您似乎已離線。您的留言仍保留在此處，請在恢復連線後送出。',
    unconfirmed: '我們無法確認您的留言是否已送達。如果再次送出，可能會送達兩次。',
    sentTitle: '留言已送出',
    sentText: '感謝您的留言。',
    draftRestored: '已還原您先前填寫的內容。',
  },
  actions: {
    submit: '送出留言',
    sending: '正在送出…',
    sendAnother: '再寫一則留言',
    copyMessage: '複製留言',
    copied: '已複製',
    sendByEmail: '改用電子郵件寄送',
    keepDraft: '保留這些內容',
    discardDraft: '清除內容',
  },
};

export default zhHant;
