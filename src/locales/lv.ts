import type { Messages } from './Messages.js';

const lv: Messages = {
  lang: 'lv',
  dir: 'ltr',
  labels: {
    name: 'Vārds',
    email: 'E-pasts',
    message: 'Ziņa',
  },
  hints: {
    optional: '(neobligāti)',
    required: '(obligāti)',
    choose: 'Izvēlieties…',
    charactersLeft: 'Atlikušās rakstzīmes: {count}',
    charactersOver: 'Rakstzīmes virs ierobežojuma: {count}',
    leaveEmpty: 'Atstājiet šo lauku tukšu',
    emailSuggestion: 'Vai jūs domājāt {email}?',
    completeChallenge: 'Lai nosūtītu ziņu, pabeidziet šo pārbaudi.',
  },
  errors: {
    nameRequired: 'Ievadiet savu vārdu.',
    emailRequired: 'Ievadiet savu e-pasta adresi.',
    emailInvalid: 'Ievadiet e-pasta adresi pareizā formātā, piemēram, vards@example.com.',
    messageRequired: 'Ievadiet ziņu.',
    fieldRequired: 'Aizpildiet šo lauku.',
    checkboxRequired: 'Lai turpinātu, atzīmējiet šo rūtiņu.',
    choiceRequired: 'Izvēlieties vienu no iespējām.',
    fieldInvalid: 'Pārbaudiet šo lauku.',
    fieldTooLong: 'Teksts ir pārāk garš. Lūdzu, saīsiniet to.',
    fieldRejected: 'Ievadītie dati netika pieņemti. Lūdzu, mainiet tos.',
  },
  outcomes: {
    invalid: 'Jūsu ziņa netika pieņemta. Lūdzu, pārbaudiet uzrakstīto un pēc tam nosūtiet ziņu vēlreiz.',
    notSent: 'Jūsu ziņa netika nosūtīta. Tā joprojām ir šeit. Lūdzu, nosūtiet to vēlreiz.',
    challengeFailed:
      'Jūsu ziņa netika nosūtīta, jo surogātpasta pārbaude neizdevās. Tā joprojām ir šeit. Lūdzu, nosūtiet to vēlreiz.',
    rateLimited:
      'Jūsu ziņa netika nosūtīta, jo pašlaik pienāk pārāk daudz ziņu. Jūsu ziņa joprojām ir šeit. Lūdzu, vēlāk mēģiniet vēlreiz.',
    rateLimitedUntil:
      'Jūsu ziņa netika nosūtīta, jo pašlaik pienāk pārāk daudz ziņu. Jūsu ziņa joprojām ir šeit. Lūdzu, mēģiniet vēlreiz {time}.',
    rejected:
      'Jūsu ziņa netika nosūtīta. Pašlaik šajā veidlapā nevaram pieņemt ziņas. Lūdzu, sazinieties ar mums citā veidā.',
    offline:
      'Šķiet, ka jums nav interneta savienojuma. Jūsu ziņa joprojām ir šeit. Nosūtiet to, kad savienojums būs atjaunots.',
    unconfirmed:
      'Nevarējām pārliecināties, vai jūsu ziņa ir pienākusi. Ja nosūtīsiet to vēlreiz, tā var pienākt divreiz.',
    sentTitle: 'Ziņa nosūtīta',
    sentText: 'Paldies, ka mums uzrakstījāt.',
    draftRestored: 'Iepriekš uzrakstītais atkal ir šeit.',
  },
  actions: {
    submit: 'Nosūtīt ziņu',
    sending: 'Notiek sūtīšana…',
    sendAnother: 'Nosūtīt vēl vienu ziņu',
    copyMessage: 'Kopēt ziņu',
    copied: 'Nokopēta',
    sendByEmail: 'Nosūtīt pa e-pastu',
    keepDraft: 'Paturēt šo tekstu',
    discardDraft: 'Dzēst to',
  },
};

export default lv;
