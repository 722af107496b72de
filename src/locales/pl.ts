import type { Messages } from '../i18n/Messages.js';

const pl: Messages = {
  lang: 'pl',
  dir: 'ltr',

  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  message: 'Wiadomość',
  submit: 'Wyślij wiadomość',
  sending: 'Wysyłanie…',

  optional: '(opcjonalnie)',
  required: '(wymagane)',
  choose: 'Wybierz…',
  charactersLeft: 'Pozostało znaków: {count}',
  charactersOver: 'Znaków ponad limit: {count}',

  nameRequired: 'Proszę podać imię i nazwisko.',
  emailRequired: 'Proszę podać adres e-mail.',
  emailInvalid: 'Proszę podać adres e-mail w formacie nazwa@example.com.',
  messageRequired: 'Proszę wpisać wiadomość.',
  fieldRequired: 'Proszę wypełnić to pole.',
  fieldInvalid: 'Proszę sprawdzić to pole.',
  fieldTooLong: 'Tekst jest za długi. Proszę go skrócić.',
  fieldRejected: 'Ta wartość nie została przyjęta. Proszę ją zmienić.',

  invalid: 'Wiadomość nie została przyjęta. Proszę sprawdzić wpisane dane i ponownie wysłać wiadomość.',
  notAccepted: 'Wiadomość nie została wysłana. Nadal jest w formularzu. Proszę wysłać ją ponownie.',
  rateLimited:
    'W tej chwili napływa zbyt wiele wiadomości. Wpisany tekst nadal jest w formularzu. Proszę spróbować ponownie później.',
  rateLimitedUntil:
    'W tej chwili napływa zbyt wiele wiadomości. Wpisany tekst nadal jest w formularzu. Proszę spróbować ponownie {time}.',
  rejected: 'Ten formularz nie może teraz przyjmować wiadomości. Prosimy o kontakt w inny sposób.',
  offline:
    'Wygląda na to, że nie ma połączenia z internetem. Wiadomość nadal jest w formularzu. Proszę ją wysłać po przywróceniu połączenia.',
  unconfirmed:
    'Nie udało nam się ustalić, czy wiadomość dotarła. Jeśli zostanie wysłana ponownie, może dotrzeć dwa razy.',

  copyMessage: 'Kopiuj wiadomość',
  copied: 'Skopiowano',
  sendByEmail: 'Wyślij e-mailem',

  draftRestored: 'Wpisany wcześniej tekst jest znowu w formularzu.',
  draftKeep: 'Zachowaj',
  draftDiscard: 'Usuń',

  sentTitle: 'Wiadomość została wysłana',
  sentText: 'Dziękujemy za wiadomość.',
  sendAnother: 'Wyślij kolejną wiadomość',
};

export default pl;
