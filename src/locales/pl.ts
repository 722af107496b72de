import type { Messages } from '../messages/Messages.js';

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
    emailRequired: 'Proszę podać adres e-\u2060mail.',
    emailInvalid: 'Proszę podać adres e-\u2060mail w formacie nazwa@example.com.',
    messageRequired: 'Proszę wpisać wiadomość.',
    fieldRequired: 'Proszę wypełnić to pole.',
    checkboxRequired: 'Proszę zaznaczyć to pole, aby kontynuować.',
    choiceRequired: 'Proszę wybrać jedną z opcji.',
    fieldInvalid: 'Proszę sprawdzić to pole.',
    fieldTooLong: 'Tekst jest za długi. Proszę go skrócić.',
    fieldNotAccepted: 'Ta treść nie została przyjęta. Proszę ją zmienić.',
  },
  outcomes: {
    invalidTitle: 'Wiadomość nie została przyjęta.',
    invalid: 'Proszę sprawdzić wpisane dane i ponownie wysłać wiadomość.',
    notSentTitle: 'Wiadomość nie została wysłana.',
    notSent: 'Nadal jest w formularzu. Proszę wysłać ją ponownie.',
    challengeFailed:
      'Weryfikacja antyspamowa nie powiodła się. Wiadomość nadal jest w formularzu. Proszę wysłać ją ponownie.',
    rateLimitedTitle: 'W tej chwili napływa zbyt wiele wiadomości.',
    rateLimited:
      'Ta wiadomość nie została wysłana. Nadal jest w formularzu. Proszę spróbować ponownie później.',
    rateLimitedUntil:
      'Ta wiadomość nie została wysłana. Nadal jest w formularzu. Proszę spróbować ponownie {time}.',
    rejectedTitle: 'Ten formularz nie przyjmuje teraz wiadomości.',
    rejected: 'Wiadomość nie została wysłana. Proszę ją skopiować, aby jej nie stracić.',
    rejectedWithEmail:
      'Wiadomość nie została wysłana. Proszę wysłać do nas e-\u2060mail. Wpisany tekst już w nim będzie.',
    offlineTitle: 'Brak połączenia z internetem.',
    offline:
      'Wiadomość nie została wysłana. Nadal jest w formularzu. Proszę ją wysłać po przywróceniu połączenia.',
    unconfirmedTitle: 'Nie wiemy, czy wiadomość dotarła.',
    unconfirmed:
      'Wpisany tekst nadal jest w formularzu. Jeśli wiadomość zostanie wysłana ponownie, może dotrzeć dwa razy.',
    sentTitle: 'Wiadomość została wysłana',
    sentText: 'Dziękujemy za wiadomość.',
    sentReply: 'Odpowiemy na adres {email}.',
    draftRestored: 'Wpisany wcześniej tekst jest znowu w formularzu.',
  },
  actions: {
    submit: 'Wyślij wiadomość',
    sendAgain: 'Wyślij ponownie',
    sending: 'Wysyłanie…',
    stillSending: 'Wysyłanie nadal trwa…',
    sendAnother: 'Wyślij kolejną wiadomość',
    copyMessage: 'Kopiuj wiadomość',
    copied: 'Skopiowano',
    sendByEmail: 'Wyślij e-\u2060mailem',
    keepDraft: 'Zachowaj ten tekst',
    discardDraft: 'Usuń tekst',
  },
};

export default pl;
