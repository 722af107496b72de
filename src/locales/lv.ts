import type { Messages } from '../i18n/Messages.js';

const lv: Messages = {
  lang: 'lv',
  dir: 'ltr',

  name: 'Vārds',
  email: 'E-pasts',
  message: 'Ziņa',
  submit: 'Nosūtīt ziņu',
  sending: 'Notiek sūtīšana…',

  optional: '(neobligāti)',
  required: '(obligāti)',
  choose: 'Izvēlieties…',
  charactersLeft: 'Atlikušās rakstzīmes: {count}',
  charactersOver: 'Liekās rakstzīmes: {count}',

  nameRequired: 'Ievadiet savu vārdu.',
  emailRequired: 'Ievadiet savu e-pasta adresi.',
  emailInvalid: 'Ievadiet e-pasta adresi, piemēram, vards@example.com.',
  messageRequired: 'Ievadiet ziņu.',
  fieldRequired: 'Aizpildiet šo lauku.',
  fieldInvalid: 'Pārbaudiet šo lauku.',
  fieldTooLong: 'Teksts ir pārāk garš. Lūdzu, saīsiniet to.',
  fieldRejected: 'Ievadītie dati netika pieņemti. Lūdzu, mainiet tos.',

  invalid: 'Jūsu ziņa netika pieņemta. Lūdzu, pārbaudiet uzrakstīto un pēc tam nosūtiet ziņu vēlreiz.',
  notAccepted: 'Jūsu ziņa netika nosūtīta. Tā joprojām ir šeit. Lūdzu, nosūtiet to vēlreiz.',
  rateLimited: 'Pašlaik pienāk pārāk daudz ziņu. Jūsu ziņa joprojām ir šeit. Lūdzu, vēlāk mēģiniet vēlreiz.',
  rateLimitedUntil:
    'Pašlaik pienāk pārāk daudz ziņu. Jūsu ziņa joprojām ir šeit. Lūdzu, mēģiniet vēlreiz {time}.',
  rejected: 'Pašlaik šajā veidlapā nevaram pieņemt ziņas. Lūdzu, sazinieties ar mums citā veidā.',
  offline:
    'Šķiet, ka jums nav interneta savienojuma. Jūsu ziņa joprojām ir šeit. Nosūtiet to, kad savienojums būs atjaunots.',
  unconfirmed:
    'Nevarējām pārliecināties, vai jūsu ziņa ir pienākusi. Ja nosūtīsiet to vēlreiz, tā var pienākt divreiz.',

  copyMessage: 'Kopēt ziņu',
  copied: 'Nokopēta',
  sendByEmail: 'Labāk nosūtīt pa e-pastu',

  draftRestored: 'Iepriekš uzrakstītais atkal ir šeit.',
  draftKeep: 'Paturēt',
  draftDiscard: 'Dzēst',

  sentTitle: 'Ziņa nosūtīta',
  sentText: 'Paldies, ka mums uzrakstījāt.',
  sendAnother: 'Nosūtīt vēl vienu ziņu',
};

export default lv;
