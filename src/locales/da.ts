import type { Messages } from '../i18n/Messages.js';

const da: Messages = {
  lang: 'da',
  dir: 'ltr',

  name: 'Navn',
  email: 'E-mail',
  message: 'Besked',
  submit: 'Send besked',
  sending: 'Sender …',

  optional: '(frivilligt)',
  required: '(skal udfyldes)',
  choose: 'Vælg …',
  charactersLeft: 'Tegn tilbage: {count}',
  charactersOver: 'Tegn for meget: {count}',

  nameRequired: 'Indtast dit navn.',
  emailRequired: 'Indtast din e-mailadresse.',
  emailInvalid: 'Indtast en e-mailadresse i formatet navn@example.com.',
  messageRequired: 'Skriv din besked.',
  fieldRequired: 'Udfyld dette felt.',
  fieldInvalid: 'Tjek dette felt.',
  fieldTooLong: 'Teksten er for lang. Gør den venligst kortere.',
  fieldRejected: 'Indholdet blev ikke godtaget. Du bedes ændre det.',

  invalid: 'Din besked blev ikke godtaget. Tjek, hvad du har skrevet, og send så beskeden igen.',
  notAccepted: 'Din besked blev ikke sendt. Den står her stadig. Send den venligst igen.',
  rateLimited: 'Der kommer for mange beskeder ind lige nu. Din står her stadig. Prøv igen senere.',
  rateLimitedUntil: 'Der kommer for mange beskeder ind lige nu. Din står her stadig. Prøv igen {time}.',
  rejected: 'Denne formular kan ikke modtage beskeder i øjeblikket. Kontakt os venligst på en anden måde.',
  offline: 'Du ser ud til at være offline. Din besked står her stadig. Send den, når du er online igen.',
  unconfirmed:
    'Vi kunne ikke bekræfte, at din besked er kommet frem. Hvis du sender den igen, kan den komme frem to gange.',

  copyMessage: 'Kopiér besked',
  copied: 'Kopieret',
  sendByEmail: 'Send via e-mail i stedet',

  draftRestored: 'Det, du skrev tidligere, står her igen.',
  draftKeep: 'Behold det',
  draftDiscard: 'Slet det',

  sentTitle: 'Beskeden er sendt',
  sentText: 'Tak, fordi du skrev til os.',
  sendAnother: 'Send endnu en besked',
};

export default da;
