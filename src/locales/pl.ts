import type { Messages } from './Messages.js';

const pl: Messages = {
  lang: 'pl',
  dir: 'ltr',
  labels: {
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    message: 'Wiadomość',
  },
  hints: {
    optional: '(opcjonalnie)',
    required: '(wymagane)',
    choose: 'Wybierz…',
    charactersLeft: 'Pozostało znaków: {count}',
    charactersOver: 'Znaków ponad limit: {count}',
    leaveEmpty: 'Proszę pozostawić to pole puste',
    emailSuggestion: 'Czy chodziło o {email}?',
    completeChallenge: 'Proszę ukończyć tę weryfikację, aby wysłać wiadomość.',
  },
  errors: {
    nameRequired: 'Proszę podać imię i nazwisko.',
    emailRequired: 'Proszę podać adres e-mail.',
    emailInvalid: 'Proszę podać adres e-mail w formacie nazwa@example.com.',
    messageRequired: 'Proszę wpisać wiadomość.',
    fieldRequired: 'Proszę wypełnić to pole.',
    checkboxRequired: 'Proszę zaznaczyć to pole, aby kontynuować.',
    choiceRequired: 'Proszę wybrać jedną z opcji.',
    fieldInvalid: 'Proszę sprawdzić to pole.',
    fieldTooLong: 'Tekst jest za długi. Proszę go skrócić.',
    fieldRejected: 'Ta treść nie została przyjęta. Proszę ją zmienić.',
  },
  outcomes: {
    invalid: 'Wiadomość nie została przyjęta. Proszę sprawdzić wpisane dane i ponownie wysłać wiadomość.',
    notSent: 'Wiadomość nie została wysłana. Nadal jest w formularzu. Proszę wysłać ją ponownie.',
    challengeFailed:
      'Wiadomość nie została wysłana, ponieważ zabezpieczenie przed spamem nie zadziałało. Nadal jest w formularzu. Proszę wysłać ją ponownie.',
    rateLimited:
      'Wiadomość nie została wysłana, ponieważ w tej chwili napływa zbyt wiele wiadomości. Wpisany tekst nadal jest w formularzu. Proszę spróbować ponownie później.',
    rateLimitedUntil:
      'Wiadomość nie została wysłana, ponieważ w tej chwili napływa zbyt wiele wiadomości. Wpisany tekst nadal jest w formularzu. Proszę spróbować ponownie {time}.',
    rejected:
      'Wiadomość nie została wysłana. Ten formularz nie może teraz przyjmować wiadomości. Prosimy o kontakt w inny sposób.',
    offline:
      'Wygląda na to, że nie ma połączenia z internetem. Wiadomość nadal jest w formularzu. Proszę ją wysłać po przywróceniu połączenia.',
    unconfirmed:
      'Nie udało nam się ustalić, czy wiadomość dotarła. Jeśli zostanie wysłana ponownie, może dotrzeć dwa razy.',
    sentTitle: 'Wiadomość została wysłana',
    sentText: 'Dziękujemy za wiadomość.',
    draftRestored: 'Wpisany wcześniej tekst jest znowu w formularzu.',
  },
  actions: {
    submit: 'Wyślij wiadomość',
    sending: 'Wysyłanie…',
    sendAnother: 'Wyślij kolejną wiadomość',
    copyMessage: 'Kopiuj wiadomość',
    copied: 'Skopiowano',
    sendByEmail: 'Wyślij e-mailem',
    keepDraft: 'Zachowaj ten tekst',
    discardDraft: 'Usuń tekst',
  },
};

export default pl;
