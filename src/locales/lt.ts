import type { Messages } from '../i18n/Messages.js';

const lt: Messages = {
  lang: 'lt',
  dir: 'ltr',

  name: 'Vardas',
  email: 'El. paštas',
  message: 'Žinutė',
  submit: 'Siųsti žinutę',
  sending: 'Siunčiama…',

  optional: '(neprivaloma)',
  required: '(privaloma)',
  choose: 'Pasirinkite…',
  charactersLeft: 'Liko simbolių: {count}',
  charactersOver: 'Simbolių per daug: {count}',

  nameRequired: 'Įveskite savo vardą.',
  emailRequired: 'Įveskite savo el. pašto adresą.',
  emailInvalid: 'Įveskite el. pašto adresą, pavyzdžiui, vardas@example.com.',
  messageRequired: 'Įveskite žinutę.',
  fieldRequired: 'Užpildykite šį lauką.',
  fieldInvalid: 'Patikrinkite šį lauką.',
  fieldTooLong: 'Tekstas per ilgas. Prašome jį sutrumpinti.',
  fieldRejected: 'Įvesti duomenys nepriimti. Prašome juos pakeisti.',

  invalid: 'Jūsų žinutė nepriimta. Prašome patikrinti, ką parašėte, ir išsiųsti ją dar kartą.',
  notAccepted: 'Jūsų žinutė neišsiųsta. Ji tebėra čia. Prašome išsiųsti ją dar kartą.',
  rateLimited:
    'Šiuo metu gaunama per daug žinučių. Jūsų žinutė tebėra čia. Prašome vėliau pabandyti dar kartą.',
  rateLimitedUntil:
    'Šiuo metu gaunama per daug žinučių. Jūsų žinutė tebėra čia. Prašome pabandyti dar kartą {time}.',
  rejected: 'Šiuo metu per šią formą žinučių priimti negalime. Prašome susisiekti su mumis kitu būdu.',
  offline: 'Atrodo, kad nėra interneto ryšio. Jūsų žinutė tebėra čia. Išsiųskite ją, kai ryšys bus atkurtas.',
  unconfirmed:
    'Negalėjome patvirtinti, kad jūsų žinutė gauta. Jei išsiųsite ją dar kartą, ji gali būti gauta du kartus.',

  copyMessage: 'Kopijuoti žinutę',
  copied: 'Nukopijuota',
  sendByEmail: 'Verčiau siųsti el. paštu',

  draftRestored: 'Jūsų anksčiau parašytas tekstas vėl čia.',
  draftKeep: 'Palikti',
  draftDiscard: 'Ištrinti',

  sentTitle: 'Žinutė išsiųsta',
  sentText: 'Dėkojame, kad mums parašėte.',
  sendAnother: 'Siųsti dar vieną žinutę',
};

export default lt;
