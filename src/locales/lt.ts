import type { Messages } from './Messages.js';

const lt: Messages = {
  lang: 'lt',
  dir: 'ltr',
  labels: {
    name: 'Vardas',
    email: 'El. paštas',
    message: 'Žinutė',
  },
  hints: {
    optional: '(neprivaloma)',
    required: '(privaloma)',
    choose: 'Pasirinkite…',
    charactersLeft: 'Liko simbolių: {count}',
    charactersOver: 'Simbolių virš ribos: {count}',
    leaveEmpty: 'Palikite šį lauką tuščią',
    emailSuggestion: 'Ar turėjote omenyje {email}?',
    completeChallenge: 'Norėdami išsiųsti žinutę, atlikite šį patikrinimą.',
  },
  errors: {
    nameRequired: 'Įveskite savo vardą.',
    emailRequired: 'Įveskite savo el. pašto adresą.',
    emailInvalid: 'Įveskite tinkamo formato el. pašto adresą, pavyzdžiui, vardas@example.com.',
    messageRequired: 'Įveskite žinutę.',
    fieldRequired: 'Užpildykite šį lauką.',
    checkboxRequired: 'Norėdami tęsti, pažymėkite šį langelį.',
    choiceRequired: 'Pasirinkite vieną iš variantų.',
    fieldInvalid: 'Patikrinkite šį lauką.',
    fieldTooLong: 'Tekstas per ilgas. Prašome jį sutrumpinti.',
    fieldRejected: 'Įvesti duomenys nepriimti. Prašome juos pakeisti.',
  },
  outcomes: {
    invalid: 'Jūsų žinutė nepriimta. Prašome patikrinti, ką parašėte, ir išsiųsti ją dar kartą.',
    notSent: 'Jūsų žinutė neišsiųsta. Ji tebėra čia. Prašome išsiųsti ją dar kartą.',
    challengeFailed:
      'Jūsų žinutė neišsiųsta, nes brukalo patikrinimas nepavyko. Ji tebėra čia. Prašome išsiųsti ją dar kartą.',
    rateLimited:
      'Jūsų žinutė neišsiųsta, nes šiuo metu gaunama per daug žinučių. Jūsų žinutė tebėra čia. Prašome vėliau pabandyti dar kartą.',
    rateLimitedUntil:
      'Jūsų žinutė neišsiųsta, nes šiuo metu gaunama per daug žinučių. Jūsų žinutė tebėra čia. Prašome pabandyti dar kartą {time}.',
    rejected:
      'Jūsų žinutė neišsiųsta. Šiuo metu per šią formą žinučių priimti negalime. Prašome susisiekti su mumis kitu būdu.',
    offline:
      'Atrodo, kad nėra interneto ryšio. Jūsų žinutė tebėra čia. Išsiųskite ją, kai ryšys bus atkurtas.',
    unconfirmed:
      'Negalėjome patvirtinti, kad jūsų žinutė gauta. Jei išsiųsite ją dar kartą, ji gali būti gauta du kartus.',
    sentTitle: 'Žinutė išsiųsta',
    sentText: 'Dėkojame, kad mums parašėte.',
    draftRestored: 'Jūsų anksčiau parašytas tekstas vėl čia.',
  },
  actions: {
    submit: 'Siųsti žinutę',
    sending: 'Siunčiama…',
    sendAnother: 'Siųsti dar vieną žinutę',
    copyMessage: 'Kopijuoti žinutę',
    copied: 'Nukopijuota',
    sendByEmail: 'Siųsti el. paštu',
    keepDraft: 'Palikti šį tekstą',
    discardDraft: 'Ištrinti tekstą',
  },
};

export default lt;
