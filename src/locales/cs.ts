import type { Messages } from '../i18n/Messages.js';

const cs: Messages = {
  lang: 'cs',
  dir: 'ltr',

  name: 'Jméno',
  email: 'E-mail',
  message: 'Zpráva',
  submit: 'Odeslat zprávu',
  sending: 'Odesílání…',

  optional: '(nepovinné)',
  required: '(povinné)',
  choose: 'Vyberte…',
  charactersLeft: 'Zbývá znaků: {count}',
  charactersOver: 'Znaků navíc: {count}',

  nameRequired: 'Zadejte své jméno.',
  emailRequired: 'Zadejte svou e-mailovou adresu.',
  emailInvalid: 'Zadejte e-mailovou adresu ve tvaru jmeno@example.com.',
  messageRequired: 'Napište zprávu.',
  fieldRequired: 'Vyplňte toto pole.',
  fieldInvalid: 'Zkontrolujte toto pole.',
  fieldTooLong: 'Text je příliš dlouhý. Zkraťte ho prosím.',
  fieldRejected: 'Tento údaj nebyl přijat. Změňte ho prosím.',

  invalid: 'Vaše zpráva nebyla přijata. Zkontrolujte prosím zadané údaje a zprávu odešlete znovu.',
  notAccepted: 'Vaše zpráva nebyla odeslána. Zůstala ve formuláři. Odešlete ji prosím znovu.',
  rateLimited:
    'Právě přichází příliš mnoho zpráv. Ta vaše zůstala ve formuláři. Zkuste to prosím znovu později.',
  rateLimitedUntil:
    'Právě přichází příliš mnoho zpráv. Ta vaše zůstala ve formuláři. Zkuste to prosím znovu {time}.',
  rejected: 'Tento formulář momentálně nemůže přijímat zprávy. Kontaktujte nás prosím jiným způsobem.',
  offline: 'Zdá se, že jste offline. Vaše zpráva zůstala ve formuláři. Odešlete ji po obnovení připojení.',
  unconfirmed:
    'Nepodařilo se nám ověřit, zda vaše zpráva dorazila. Pokud ji odešlete znovu, může přijít dvakrát.',

  copyMessage: 'Kopírovat zprávu',
  copied: 'Zkopírováno',
  sendByEmail: 'Odeslat raději e-mailem',

  draftRestored: 'Dříve napsaný text je zpět ve formuláři.',
  draftKeep: 'Ponechat',
  draftDiscard: 'Zahodit',

  sentTitle: 'Zpráva byla odeslána',
  sentText: 'Děkujeme za vaši zprávu.',
  sendAnother: 'Odeslat další zprávu',
};

export default cs;
