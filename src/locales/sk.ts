import type { Messages } from './Messages.js';

const sk: Messages = {
  lang: 'sk',
  dir: 'ltr',
  labels: {
    name: 'Meno',
    email: 'E-mail',
    message: 'Správa',
  },
  hints: {
    optional: '(nepovinné)',
    required: '(povinné)',
    choose: 'Vyberte…',
    charactersLeft: 'Zostáva znakov: {count}',
    charactersOver: 'Znakov nad limit: {count}',
    leaveEmpty: 'Nechajte toto pole prázdne',
    emailSuggestion: 'Mali ste na mysli {email}?',
    completeChallenge: 'Ak chcete správu odoslať, dokončite toto overenie.',
  },
  errors: {
    nameRequired: 'Zadajte svoje meno.',
    emailRequired: 'Zadajte svoju e-mailovú adresu.',
    emailInvalid: 'Zadajte e-mailovú adresu v tvare meno@example.com.',
    messageRequired: 'Napíšte správu.',
    fieldRequired: 'Vyplňte toto pole.',
    checkboxRequired: 'Ak chcete pokračovať, zaškrtnite toto políčko.',
    choiceRequired: 'Vyberte jednu z možností.',
    fieldInvalid: 'Skontrolujte toto pole.',
    fieldTooLong: 'Text je príliš dlhý. Skráťte ho, prosím.',
    fieldRejected: 'Tento údaj nebol prijatý. Zmeňte ho, prosím.',
  },
  outcomes: {
    invalid: 'Vaša správa nebola prijatá. Skontrolujte, prosím, zadané údaje a správu odošlite znova.',
    notSent: 'Vaša správa nebola odoslaná. Zostala vo formulári. Odošlite ju, prosím, znova.',
    challengeFailed:
      'Vaša správa nebola odoslaná, pretože sa overenie proti spamu nepodarilo. Zostala vo formulári. Odošlite ju, prosím, znova.',
    rateLimited:
      'Vaša správa nebola odoslaná, pretože práve prichádza príliš veľa správ. Zostala vo formulári. Skúste to, prosím, znova neskôr.',
    rateLimitedUntil:
      'Vaša správa nebola odoslaná, pretože práve prichádza príliš veľa správ. Zostala vo formulári. Skúste to, prosím, znova {time}.',
    rejected:
      'Vaša správa nebola odoslaná. Tento formulár momentálne nemôže prijímať správy. Kontaktujte nás, prosím, iným spôsobom.',
    offline: 'Zdá sa, že ste offline. Vaša správa zostala vo formulári. Odošlite ju po obnovení pripojenia.',
    unconfirmed:
      'Nepodarilo sa nám overiť, či vaša správa dorazila. Ak ju odošlete znova, môže prísť dvakrát.',
    sentTitle: 'Správa bola odoslaná',
    sentText: 'Ďakujeme za vašu správu.',
    draftRestored: 'Predtým napísaný text je späť vo formulári.',
  },
  actions: {
    submit: 'Odoslať správu',
    sending: 'Odosielanie…',
    sendAnother: 'Odoslať ďalšiu správu',
    copyMessage: 'Kopírovať správu',
    copied: 'Skopírované',
    sendByEmail: 'Odoslať radšej e-mailom',
    keepDraft: 'Ponechať tento text',
    discardDraft: 'Zahodiť text',
  },
};

export default sk;
