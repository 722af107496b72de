import type { Messages } from '../messages/Messages.js';

const bg: Messages = {
  lang: 'bg',
  dir: 'ltr',
  labels: {
    name: 'Име',
    email: 'Имейл',
    message: 'Съобщение',
  },
  hints: {
    optional: '(незадължително)',
    required: '(задължително)',
    choose: 'Изберете…',
    charactersLeft: 'Оставащи знаци: {count}',
    charactersOver: 'Знаци над ограничението: {count}',
    leaveEmpty: 'Оставете това поле празно',
    emailSuggestion: 'Имахте ли предвид {email}?',
    completeChallenge: 'Завършете тази проверка, за да изпратите съобщението си.',
  },
  errors: {
    nameRequired: 'Въведете името си.',
    emailRequired: 'Въведете имейл адреса си.',
    emailInvalid: 'Въведете имейл адрес във вида name@example.com.',
    messageRequired: 'Въведете съобщението си.',
    fieldRequired: 'Попълнете това поле.',
    checkboxRequired: 'Отметнете това поле, за да продължите.',
    choiceRequired: 'Изберете опция.',
    fieldInvalid: 'Проверете това поле.',
    fieldTooLong: 'Текстът е твърде дълъг. Моля, съкратете го.',
    fieldNotAccepted: 'Въведеното не беше прието. Моля, променете го.',
  },
  outcomes: {
    invalidTitle: 'Съобщението не беше прието.',
    invalid: 'Проверете написаното и изпратете съобщението отново.',
    notSentTitle: 'Съобщението не беше изпратено.',
    notSent: 'То все още е тук. Моля, изпратете го отново.',
    challengeFailed:
      'Проверката за спам не сработи. Съобщението Ви все още е тук. Моля, изпратете го отново.',
    rateLimitedTitle: 'В момента постъпват твърде много съобщения.',
    rateLimited: 'Вашето не беше изпратено. То все още е тук. Опитайте отново по-късно.',
    rateLimitedUntil: 'Вашето не беше изпратено. То все още е тук. Опитайте отново {time}.',
    rejectedTitle: 'Този формуляр в момента не приема съобщения.',
    rejected: 'Съобщението Ви не беше изпратено. Копирайте го, за да не го загубите.',
    rejectedWithEmail:
      'Съобщението Ви не беше изпратено. Пишете ни по имейл: текстът Ви вече ще е в писмото.',
    offlineTitle: 'Нямате връзка с интернет.',
    offline:
      'Съобщението Ви не беше изпратено. То все още е тук. Изпратете го, когато връзката се възстанови.',
    unconfirmedTitle: 'Не знаем дали съобщението Ви е пристигнало.',
    unconfirmed: 'То все още е тук. Ако го изпратите отново, може да го получим два пъти.',
    sentTitle: 'Съобщението е изпратено',
    sentText: 'Благодарим Ви, че ни писахте.',
    sentReply: 'Ще Ви отговорим на адрес {email}.',
    draftRestored: 'Написаното по-рано е възстановено.',
  },
  actions: {
    submit: 'Изпрати съобщение',
    sendAgain: 'Изпрати отново',
    sending: 'Изпраща се…',
    stillSending: 'Все още се изпраща…',
    sendAnother: 'Изпрати друго съобщение',
    copyMessage: 'Копирай съобщението',
    copied: 'Копирано',
    sendByEmail: 'Изпрати по имейл',
    keepDraft: 'Запази този текст',
    discardDraft: 'Изтрий го',
  },
};

export default bg;
