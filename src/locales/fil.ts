import type { Messages } from './Messages.js';

const fil: Messages = {
  lang: 'fil',
  dir: 'ltr',
  labels: {
    name: 'Pangalan',
    email: 'Email',
    message: 'Mensahe',
  },
  hints: {
    optional: '(opsyonal)',
    required: '(kinakailangan)',
    choose: 'Pumili…',
    charactersLeft: 'Natitirang karakter: {count}',
    charactersOver: 'Karakter na lampas sa limitasyon: {count}',
    leaveEmpty: 'Hayaang blangko ang field na ito',
    emailSuggestion: 'Ang ibig ba ninyong sabihin ay {email}?',
    completeChallenge: 'Pakikumpleto ang pagsusuring ito para maipadala ang inyong mensahe.',
  },
  errors: {
    nameRequired: 'Pakilagay ang inyong pangalan.',
    emailRequired: 'Pakilagay ang inyong email address.',
    emailInvalid: 'Maglagay ng email address sa tamang format, gaya ng pangalan@example.com.',
    messageRequired: 'Pakisulat ang inyong mensahe.',
    fieldRequired: 'Pakisagutan ang field na ito.',
    checkboxRequired: 'Pakilagyan ng tsek ang kahong ito para magpatuloy.',
    choiceRequired: 'Pumili ng isang opsyon.',
    fieldInvalid: 'Pakisuri ang field na ito.',
    fieldTooLong: 'Masyado itong mahaba. Pakipaikli ito.',
    fieldRejected: 'Hindi ito tinanggap. Pakibago ito.',
  },
  outcomes: {
    invalid:
      'Hindi tinanggap ang inyong mensahe. Pakisuri ang isinulat ninyo, pagkatapos ay ipadala itong muli.',
    notSent: 'Hindi naipadala ang inyong mensahe. Narito pa rin ito. Pakipadala itong muli.',
    challengeFailed:
      'Hindi naipadala ang inyong mensahe dahil hindi gumana ang pagsusuri laban sa spam. Narito pa rin ito. Pakipadala itong muli.',
    rateLimited:
      'Hindi naipadala ang inyong mensahe dahil masyadong maraming mensahe ang dumarating ngayon. Narito pa rin ito. Pakisubukang muli mamaya.',
    rateLimitedUntil:
      'Hindi naipadala ang inyong mensahe dahil masyadong maraming mensahe ang dumarating ngayon. Narito pa rin ito. Pakisubukang muli {time} mula ngayon.',
    rejected:
      'Hindi naipadala ang inyong mensahe. Hindi makatanggap ng mensahe ang form na ito sa ngayon. Mangyaring makipag-ugnayan sa amin sa ibang paraan.',
    offline:
      'Mukhang offline kayo. Narito pa rin ang inyong mensahe. Ipadala ito kapag online na kayong muli.',
    unconfirmed:
      'Hindi namin nakumpirma kung dumating ang inyong mensahe. Kung ipapadala ninyo itong muli, maaaring dumating ito nang dalawang beses.',
    sentTitle: 'Naipadala na ang mensahe',
    sentText: 'Salamat sa pagsulat sa amin.',
    draftRestored: 'Narito muli ang nauna ninyong isinulat.',
  },
  actions: {
    submit: 'Ipadala ang mensahe',
    sending: 'Ipinapadala…',
    sendAnother: 'Magpadala ng isa pang mensahe',
    copyMessage: 'Kopyahin ang mensahe',
    copied: 'Nakopya na',
    sendByEmail: 'Ipadala na lang sa pamamagitan ng email',
    keepDraft: 'Panatilihin ang tekstong ito',
    discardDraft: 'Burahin ito',
  },
};

export default fil;
