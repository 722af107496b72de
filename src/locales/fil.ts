import type { Messages } from '../i18n/Messages.js';

const fil: Messages = {
  lang: 'fil',
  dir: 'ltr',

  name: 'Pangalan',
  email: 'Email',
  message: 'Mensahe',
  submit: 'Ipadala ang mensahe',
  sending: 'Ipinapadala…',

  optional: '(opsyonal)',
  required: '(kinakailangan)',
  choose: 'Pumili…',
  charactersLeft: 'Natitirang karakter: {count}',
  charactersOver: 'Labis na karakter: {count}',

  nameRequired: 'Pakilagay ang inyong pangalan.',
  emailRequired: 'Pakilagay ang inyong email address.',
  emailInvalid: 'Maglagay ng email address na gaya ng pangalan@example.com.',
  messageRequired: 'Pakisulat ang inyong mensahe.',
  fieldRequired: 'Pakisagutan ang field na ito.',
  fieldInvalid: 'Pakisuri ang field na ito.',
  fieldTooLong: 'Masyado itong mahaba. Pakipaikli ito.',
  fieldRejected: 'Hindi ito tinanggap. Pakibago ito.',

  invalid:
    'Hindi tinanggap ang inyong mensahe. Pakisuri ang isinulat ninyo, pagkatapos ay ipadala itong muli.',
  notAccepted: 'Hindi naipadala ang inyong mensahe. Narito pa rin ito. Pakipadala itong muli.',
  rateLimited:
    'Masyadong maraming mensahe ang dumarating ngayon. Narito pa rin ang inyong mensahe. Pakisubukang muli mamaya.',
  rateLimitedUntil:
    'Masyadong maraming mensahe ang dumarating ngayon. Narito pa rin ang inyong mensahe. Pakisubukang muli {time} mula ngayon.',
  rejected:
    'Hindi makatanggap ng mensahe ang form na ito sa ngayon. Mangyaring makipag-ugnayan sa amin sa ibang paraan.',
  offline: 'Mukhang offline kayo. Narito pa rin ang inyong mensahe. Ipadala ito kapag nakakonekta na kayo.',
  unconfirmed:
    'Hindi namin makumpirma kung dumating ang inyong mensahe. Kung ipapadala itong muli, maaaring dumating ito nang dalawang beses.',

  copyMessage: 'Kopyahin ang mensahe',
  copied: 'Nakopya na',
  sendByEmail: 'Ipadala na lang sa email',

  draftRestored: 'Narito muli ang nauna ninyong isinulat.',
  draftKeep: 'Panatilihin',
  draftDiscard: 'Burahin',

  sentTitle: 'Naipadala na ang mensahe',
  sentText: 'Salamat sa pagsulat sa amin.',
  sendAnother: 'Magpadala ng isa pang mensahe',
};

export default fil;
