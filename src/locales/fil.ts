import type { Messages } from '../messages/Messages.js';

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
    fieldRequired: 'Pakipunan ang field na ito.',
    checkboxRequired: 'Pakilagyan ng tsek ang kahong ito para magpatuloy.',
    choiceRequired: 'Pumili ng isang opsyon.',
    fieldInvalid: 'Pakisuri ang field na ito.',
    fieldTooLong: 'Masyado itong mahaba. Pakipaikli ito.',
    fieldNotAccepted: 'Hindi ito tinanggap. Pakibago ito.',
  },
  outcomes: {
    invalidTitle: 'Hindi tinanggap ang mensahe.',
    invalid: 'Pakisuri ang isinulat ninyo, pagkatapos ay ipadala muli ang inyong mensahe.',
    notSentTitle: 'Hindi naipadala ang mensahe.',
    notSent: 'Narito pa rin ang inyong mensahe. Pakipadala itong muli.',
    challengeFailed:
      'Hindi nagtagumpay ang pagsusuri laban sa spam. Narito pa rin ang inyong mensahe. Pakipadala itong muli.',
    rateLimitedTitle: 'Masyadong maraming mensahe ngayon.',
    rateLimited: 'Hindi naipadala ang inyong mensahe. Narito pa rin ito. Pakisubukang muli mamaya.',
    rateLimitedUntil:
      'Hindi naipadala ang inyong mensahe. Narito pa rin ito. Pakisubukang muli {time} mula ngayon.',
    rejectedTitle: 'Hindi tumatanggap ng mensahe ang form ngayon.',
    rejected: 'Hindi naipadala ang inyong mensahe. Kopyahin ito para hindi mawala.',
    rejectedWithEmail:
      'Hindi naipadala ang inyong mensahe. Mag-email na lang sa amin; nasa email na ang isinulat ninyo.',
    offlineTitle: 'Offline kayo.',
    offline:
      'Hindi naipadala ang inyong mensahe. Narito pa rin ito. Ipadala ito kapag online na kayong muli.',
    unconfirmedTitle: 'Hindi namin matiyak kung dumating ang mensahe.',
    unconfirmed:
      'Narito pa rin ang inyong mensahe. Kung ipapadala ninyo itong muli, maaaring dumating ito nang dalawang beses.',
    sentTitle: 'Naipadala na ang mensahe',
    sentText: 'Salamat sa pagsulat sa amin.',
    sentReply: 'Sasagot kami sa {email}.',
    draftRestored: 'Narito muli ang nauna ninyong isinulat.',
  },
  actions: {
    submit: 'Ipadala ang mensahe',
    sendAgain: 'Ipadala muli',
    sending: 'Ipinapadala…',
    stillSending: 'Ipinapadala pa rin…',
    sendAnother: 'Magpadala ng isa pang mensahe',
    copyMessage: 'Kopyahin ang mensahe',
    copied: 'Nakopya na',
    sendByEmail: 'Ipadala na lang sa pamamagitan ng email',
    keepDraft: 'Panatilihin ang tekstong ito',
    discardDraft: 'Burahin ito',
  },
};

export default fil;
