import type { Messages } from './Messages.js';

const mt: Messages = {
  lang: 'mt',
  dir: 'ltr',
  labels: {
    name: 'Isem',
    email: 'Indirizz elettroniku',
    message: 'Messaġġ',
  },
  hints: {
    optional: '(mhux obbligatorju)',
    required: '(obbligatorju)',
    choose: 'Agħżel…',
    charactersLeft: 'Karattri li fadal: {count}',
    charactersOver: 'Karattri li jaqbżu l-limitu: {count}',
    leaveEmpty: 'Ħalli dan il-qasam vojt',
    emailSuggestion: 'Ridt tgħid {email}?',
    completeChallenge: 'Ikkompleta din il-verifika biex tibgħat il-messaġġ tiegħek.',
  },
  errors: {
    nameRequired: 'Ikteb ismek.',
    emailRequired: 'Ikteb l-indirizz elettroniku tiegħek.',
    emailInvalid: 'Ikteb indirizz elettroniku fil-format korrett, bħal isem@example.com.',
    messageRequired: 'Ikteb il-messaġġ tiegħek.',
    fieldRequired: 'Imla dan il-qasam.',
    checkboxRequired: 'Immarka din il-kaxxa biex tkompli.',
    choiceRequired: 'Agħżel waħda mill-għażliet.',
    fieldInvalid: 'Iċċekkja dan il-qasam.',
    fieldTooLong: 'It-test twil wisq. Jekk jogħġbok qassru.',
    fieldRejected: 'Dan ma ġiex aċċettat. Jekk jogħġbok ibdlu.',
  },
  outcomes: {
    invalid:
      'Il-messaġġ tiegħek ma ġiex aċċettat. Jekk jogħġbok iċċekkja dak li ktibt, imbagħad erġa’ ibagħtu.',
    notSent: 'Il-messaġġ tiegħek ma ntbagħatx. Għadu hawn. Jekk jogħġbok erġa’ ibagħtu.',
    challengeFailed:
      'Il-messaġġ tiegħek ma ntbagħatx għax il-verifika kontra l-ispam ma ħadmitx. Għadu hawn. Jekk jogħġbok erġa’ ibagħtu.',
    rateLimited:
      'Il-messaġġ tiegħek ma ntbagħatx għax bħalissa qed jaslu wisq messaġġi. Għadu hawn. Jekk jogħġbok erġa’ pprova aktar tard.',
    rateLimitedUntil:
      'Il-messaġġ tiegħek ma ntbagħatx għax bħalissa qed jaslu wisq messaġġi. Għadu hawn. Tkun tista’ terġa’ tipprova {time}.',
    rejected:
      'Il-messaġġ tiegħek ma ntbagħatx. Bħalissa din il-formola ma tistax tirċievi messaġġi. Jekk jogħġbok ikkuntattjana b’mod ieħor.',
    offline:
      'Jidher li m’għandekx konnessjoni. Il-messaġġ tiegħek għadu hawn. Ibagħtu meta terġa’ tikkonnettja.',
    unconfirmed:
      'Ma stajniex nikkonfermaw li l-messaġġ tiegħek wasal. Jekk terġa’ tibagħtu, jista’ jasal darbtejn.',
    sentTitle: 'Il-messaġġ intbagħat',
    sentText: 'Grazzi talli ktibtilna.',
    draftRestored: 'Dak li ktibt qabel qiegħed hawn mill-ġdid.',
  },
  actions: {
    submit: 'Ibgħat il-messaġġ',
    sending: 'Qed jintbagħat…',
    sendAnother: 'Ibgħat messaġġ ieħor',
    copyMessage: 'Ikkopja l-messaġġ',
    copied: 'Ikkupjat',
    sendByEmail: 'Ibagħtu bil-posta elettronika minflok',
    keepDraft: 'Żomm dan it-test',
    discardDraft: 'Ħassru',
  },
};

export default mt;
