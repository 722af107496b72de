import type { Messages } from './Messages.js';

const cs: Messages = {
  lang: 'cs',
  dir: 'ltr',
  labels: {
    name: 'Jméno',
    email: 'E-mail',
    message: 'Zpráva',
  },
  hints: {
    optional: '(nepovinné)',
    required: '(povinné)',
    choose: 'Vyberte…',
    charactersLeft: 'Zbývá znaků: {count}',
    charactersOver: 'Znaků nad limit: {count}',
    leaveEmpty: 'Nechte toto pole prázdné',
    emailSuggestion: 'Měli jste na mysli {email}?',
    completeChallenge: 'Chcete-li zprávu odeslat, dokončete toto ověření.',
  },
  errors: {
    nameRequired: 'Zadejte své jméno.',
    emailRequired: 'Zadejte svou e-mailovou adresu.',
    emailInvalid: 'Zadejte e-mailovou adresu ve tvaru jmeno@example.com.',
    messageRequired: 'Napište zprávu.',
    fieldRequired: 'Vyplňte toto pole.',
    checkboxRequired: 'Chcete-li pokračovat, zaškrtněte toto políčko.',
    choiceRequired: 'Vyberte jednu z možností.',
    fieldInvalid: 'Zkontrolujte toto pole.',
    fieldTooLong: 'Text je příliš dlouhý. Zkraťte ho prosím.',
    fieldRejected: 'Tento údaj nebyl přijat. Změňte ho prosím.',
  },
  outcomes: {
    invalid: 'Vaše zpráva nebyla přijata. Zkontrolujte prosím zadané údaje a zprávu odešlete znovu.',
    notSent: 'Vaše zpráva nebyla odeslána. Zůstala ve formuláři. Odešlete ji prosím znovu.',
    challengeFailed:
      'Vaše zpráva nebyla odeslána, protože se ověření proti spamu nezdařilo. Zůstala ve formuláři. Odešlete ji prosím znovu.',
    rateLimited:
      'Vaše zpráva nebyla odeslána, protože právě přichází příliš mnoho zpráv. Zůstala ve formuláři. Zkuste to prosím znovu později.',
    rateLimitedUntil:
      'Vaše zpráva nebyla odeslána, protože právě přichází příliš mnoho zpráv. Zůstala ve formuláři. Zkuste to prosím znovu {time}.',
    rejected:
      'Vaše zpráva nebyla odeslána. Tento formulář momentálně nemůže přijímat zprávy. Kontaktujte nás prosím jiným způsobem.',
    offline: 'Zdá se, že jste offline. Vaše zpráva zůstala ve formuláři. Odešlete ji po obnovení připojení.',
    unconfirmed:
      'Nepodařilo se nám ověřit, zda vaše zpráva dorazila. Pokud ji odešlete znovu, může přijít dvakrát.',
    sentTitle: 'Zpráva byla odeslána',
    sentText: 'Děkujeme za vaši zprávu.',
    draftRestored: 'Dříve napsaný text je zpět ve formuláři.',
  },
  actions: {
    submit: 'Odeslat zprávu',
    sending: 'Odesílání…',
    sendAnother: 'Odeslat další zprávu',
    copyMessage: 'Kopírovat zprávu',
    copied: 'Zkopírováno',
    sendByEmail: 'Odeslat raději e-mailem',
    keepDraft: 'Ponechat tento text',
    discardDraft: 'Zahodit text',
  },
};

export default cs;
