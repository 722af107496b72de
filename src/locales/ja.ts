import type { Messages } from './Messages.js';

const ja: Messages = {
  lang: 'ja',
  dir: 'ltr',
  labels: {
    name: 'お名前',
    email: 'メールアドレス',
    message: 'お問い合わせ内容',
  },
  hints: {
    optional: '（任意）',
    required: '（必須）',
    choose: '選択してください',
    charactersLeft: '残り文字数：{count}',
    charactersOver: '超過文字数：{count}',
    leaveEmpty: 'この項目は空欄のままにしてください',
    emailSuggestion: '{email} ではありませんか？',
    completeChallenge: '送信するには、この確認を完了してください。',
  },
  errors: {
    nameRequired: 'お名前を入力してください。',
    emailRequired: 'メールアドレスを入力してください。',
    emailInvalid: 'メールアドレスは name@example.com の形式で入力してください。',
    messageRequired: 'お問い合わせ内容を入力してください。',
    fieldRequired: 'この項目は必須です。',
    checkboxRequired: '続けるには、この項目にチェックを入れてください。',
    choiceRequired: 'いずれかを選択してください。',
    fieldInvalid: 'この項目をご確認ください。',
    fieldTooLong: '文字数が多すぎます。短くしてください。',
    fieldRejected: 'この内容は受け付けられませんでした。変更してください。',
  },
  outcomes: {
    invalid: 'お問い合わせを受け付けられませんでした。入力内容をご確認のうえ、もう一度送信してください。',
    notSent: '送信できませんでした。入力内容は残っています。もう一度送信してください。',
    challengeFailed:
      'スパム対策の確認が正しく動作しなかったため、送信できませんでした。入力内容は残っています。もう一度送信してください。',
    rateLimited:
      'ただいまお問い合わせが集中しているため、送信できませんでした。入力内容は残っています。しばらくしてからもう一度お試しください。',
    rateLimitedUntil:
      'ただいまお問い合わせが集中しているため、送信できませんでした。入力内容は残っています。{time}にもう一度お試しください。',
    rejected:
      '送信できませんでした。現在、このフォームではお問い合わせを受け付けていません。ほかの方法でご連絡ください。',
    offline: 'オフラインのようです。入力内容は残っています。接続が回復してから送信してください。',
    unconfirmed:
      'お問い合わせが届いたかどうかを確認できませんでした。もう一度送信すると、二重に届く可能性があります。',
    sentTitle: '送信しました',
    sentText: 'お問い合わせいただき、ありがとうございます。',
    draftRestored: '以前の入力内容を復元しました。',
  },
  actions: {
    submit: '送信する',
    sending: '送信中…',
    sendAnother: '別のお問い合わせを送信する',
    copyMessage: 'お問い合わせ内容をコピーする',
    copied: 'コピーしました',
    sendByEmail: 'メールで送信する',
    keepDraft: 'この内容を残す',
    discardDraft: '内容を破棄する',
  },
};

export default ja;
