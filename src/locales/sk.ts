import type { Messages } from '../i18n/Messages.js';

const sk: Messages = {
  lang: 'sk',
  dir: 'ltr',

  name: 'Meno',
  email: 'E-mail',
  message: 'Správa',
  submit: 'Odoslať správu',
  sending: 'Odosielanie…',

  optional: '(nepovinné)',
  required: '(povinné)',
  choose: 'Vyberte…',
  charactersLeft: 'Zostáva znakov: {count}',
  charactersOver: 'Znakov navyše: {count}',

  nameRequired: 'Zadajte svoje meno.',
  emailRequired: 'Zadajte svoju e-mailovú adresu.',
  emailInvalid: 'Zadajte e-mailovú adresu v tvare meno@example.com.',
  messageRequired: 'Napíšte správu.',
  fieldRequired: 'Vyplňte toto pole.',
  fieldInvalid: 'Skontrolujte toto pole.',
  fieldTooLong: 'Text je príliš dlhý. Skráťte ho, prosím.',
  fieldRejected: 'Tento údaj nebol prijatý. Zmeňte ho, prosím.',

  invalid: 'Vaša správa nebola prijatá. Skontrolujte, prosím, zadané údaje a správu odošlite znova.',
  notAccepted: 'Vaša správa nebola odoslaná. Zostala vo formulári. Odošlite ju, prosím, znova.',
  rateLimited:
    'Práve prichádza príliš veľa správ. Tá vaša zostala vo formulári. Skúste to, prosím, znova neskôr.',
  rateLimitedUntil:
    'Práve prichádza príliš veľa správ. Tá vaša zostala vo formulári. Skúste to, prosím, znova {time}.',
  rejected: 'Tento formulár momentálne nemôže prijímať správy. Kontaktujte nás, prosím, iným spôsobom.',
  offline: 'Zdá sa, že ste offline. Vaša správa zostala vo formulári. Odošlite ju po obnovení pripojenia.',
  unconfirmed: 'Nepodarilo sa nám overiť, či vaša správa dorazila. Ak ju odošlete znova, môže prísť dvakrát.',

  copyMessage: 'Kopírovať správu',
  copied: 'Skopírované',
  sendByEmail: 'Odoslať radšej e-mailom',

  draftRestored: 'Predtým napísaný text je späť vo formulári.',
  draftKeep: 'Ponechať',
  draftDiscard: 'Zahodiť',

  sentTitle: 'Správa bola odoslaná',
  sentText: 'Ďakujeme za vašu správu.',
  sendAnother: 'Odoslať ďalšiu správu',
};

export default sk;
