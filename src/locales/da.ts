import type { Messages } from './Messages.js';

const da: Messages = {
  lang: 'da',
  dir: 'ltr',
  labels: {
    name: 'Navn',
    email: 'E-mail',
    message: 'Besked',
  },
  hints: {
    optional: '(frivilligt)',
    required: '(skal udfyldes)',
    choose: 'Vælg …',
    charactersLeft: 'Tegn tilbage: {count}',
    charactersOver: 'Tegn over grænsen: {count}',
    leaveEmpty: 'Lad dette felt være tomt',
    emailSuggestion: 'Mente du {email}?',
    completeChallenge: 'Gennemfør dette tjek for at sende din besked.',
  },
  errors: {
    nameRequired: 'Indtast dit navn.',
    emailRequired: 'Indtast din e-mailadresse.',
    emailInvalid: 'Indtast en e-mailadresse i formatet navn@example.com.',
    messageRequired: 'Skriv din besked.',
    fieldRequired: 'Udfyld dette felt.',
    checkboxRequired: 'Sæt kryds i dette felt for at fortsætte.',
    choiceRequired: 'Vælg en mulighed.',
    fieldInvalid: 'Tjek dette felt.',
    fieldTooLong: 'Teksten er for lang. Gør den venligst kortere.',
    fieldRejected: 'Indholdet blev ikke godtaget. Ret det venligst.',
  },
  outcomes: {
    invalid: 'Din besked blev ikke godtaget. Tjek, hvad du har skrevet, og send så beskeden igen.',
    notSent: 'Din besked blev ikke sendt. Den står her stadig. Send den venligst igen.',
    challengeFailed:
      'Din besked blev ikke sendt, fordi tjekket mod spam ikke virkede. Den står her stadig. Send den venligst igen.',
    rateLimited:
      'Din besked blev ikke sendt, fordi der kommer for mange beskeder ind lige nu. Den står her stadig. Prøv igen senere.',
    rateLimitedUntil:
      'Din besked blev ikke sendt, fordi der kommer for mange beskeder ind lige nu. Den står her stadig. Prøv igen {time}.',
    rejected:
      'Din besked blev ikke sendt. Denne formular kan ikke modtage beskeder i øjeblikket. Kontakt os venligst på en anden måde.',
    offline: 'Du ser ud til at være offline. Din besked står her stadig. Send den, når du er online igen.',
    unconfirmed:
      'Vi kunne ikke bekræfte, at din besked er kommet frem. Hvis du sender den igen, kan den komme frem to gange.',
    sentTitle: 'Beskeden er sendt',
    sentText: 'Tak, fordi du skrev til os.',
    draftRestored: 'Det, du skrev tidligere, står her igen.',
  },
  actions: {
    submit: 'Send besked',
    sending: 'Sender …',
    sendAnother: 'Send endnu en besked',
    copyMessage: 'Kopiér besked',
    copied: 'Kopieret',
    sendByEmail: 'Send via e-mail i stedet',
    keepDraft: 'Behold denne tekst',
    discardDraft: 'Slet den',
  },
};

export default da;
