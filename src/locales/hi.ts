import type { Messages } from '../i18n/Messages.js';

const hi: Messages = {
  lang: 'hi',
  dir: 'ltr',

  name: 'नाम',
  email: 'ईमेल',
  message: 'संदेश',
  submit: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',

  optional: '(वैकल्पिक)',
  required: '(अनिवार्य)',
  choose: 'चुनें…',
  charactersLeft: 'शेष वर्ण: {count}',
  charactersOver: 'सीमा से अधिक वर्ण: {count}',

  nameRequired: 'अपना नाम लिखें।',
  emailRequired: 'अपना ईमेल पता लिखें।',
  emailInvalid: 'name@example.com जैसा ईमेल पता लिखें।',
  messageRequired: 'अपना संदेश लिखें।',
  fieldRequired: 'यह फ़ील्ड भरें।',
  fieldInvalid: 'यह फ़ील्ड जाँचें।',
  fieldTooLong: 'यह बहुत लंबा है। कृपया इसे छोटा करें।',
  fieldRejected: 'इसे स्वीकार नहीं किया गया। कृपया इसे बदलें।',

  invalid: 'आपका संदेश स्वीकार नहीं किया गया। कृपया लिखी हुई जानकारी जाँचें, फिर संदेश दोबारा भेजें।',
  notAccepted: 'आपका संदेश भेजा नहीं जा सका। वह अब भी यहाँ है। कृपया उसे दोबारा भेजें।',
  rateLimited: 'अभी बहुत ज़्यादा संदेश आ रहे हैं। आपका संदेश अब भी यहाँ है। कृपया बाद में दोबारा कोशिश करें।',
  rateLimitedUntil: 'अभी बहुत ज़्यादा संदेश आ रहे हैं। आपका संदेश अब भी यहाँ है। {time} दोबारा कोशिश की जा सकेगी।',
  rejected: 'यह फ़ॉर्म अभी संदेश स्वीकार नहीं कर सकता। कृपया हमसे किसी और तरीके से संपर्क करें।',
  offline: 'लगता है कि आप ऑफ़लाइन हैं। आपका संदेश अब भी यहाँ है। कनेक्शन वापस आने पर उसे भेजें।',
  unconfirmed: 'हम पुष्टि नहीं कर सके कि आपका संदेश पहुँचा या नहीं। दोबारा भेजने पर वह दो बार पहुँच सकता है।',

  copyMessage: 'संदेश कॉपी करें',
  copied: 'कॉपी किया गया',
  sendByEmail: 'इसके बजाय ईमेल से भेजें',

  draftRestored: 'आपने पहले जो लिखा था, वह वापस आ गया है।',
  draftKeep: 'इसे रखें',
  draftDiscard: 'इसे हटाएँ',

  sentTitle: 'संदेश भेजा गया',
  sentText: 'हमें लिखने के लिए धन्यवाद।',
  sendAnother: 'एक और संदेश भेजें',
};

export default hi;
