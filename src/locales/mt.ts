import type { Messages } from '../i18n/Messages.js';

const mt: Messages = {
  lang: 'mt',
  dir: 'ltr',

  name: 'Isem',
  email: 'Indirizz elettroniku',
  message: 'Messaġġ',
  submit: 'Ibgħat il-messaġġ',
  sending: 'Qed jintbagħat…',

  optional: '(mhux obbligatorju)',
  required: '(obbligatorju)',
  choose: 'Agħżel…',
  charactersLeft: 'Karattri li fadal: {count}',
  charactersOver: 'Karattri żejda: {count}',

  nameRequired: 'Ikteb ismek.',
  emailRequired: 'Ikteb l-indirizz elettroniku tiegħek.',
  emailInvalid: 'Ikteb indirizz elettroniku bħal isem@example.com.',
  messageRequired: 'Ikteb il-messaġġ tiegħek.',
  fieldRequired: 'Imla dan il-qasam.',
  fieldInvalid: 'Iċċekkja dan il-qasam.',
  fieldTooLong: 'It-test twil wisq. Jekk jogħġbok qassru.',
  fieldRejected: 'Dan ma ġiex aċċettat. Jekk jogħġbok ibdlu.',

  invalid:
    'Il-messaġġ tiegħek ma ġiex aċċettat. Jekk jogħġbok iċċekkja dak li ktibt, imbagħad erġa’ ibagħtu.',
  notAccepted: 'Il-messaġġ tiegħek ma ntbagħatx. Għadu hawn. Jekk jogħġbok erġa’ ibagħtu.',
  rateLimited:
    'Bħalissa qed jaslu wisq messaġġi. Il-messaġġ tiegħek għadu hawn. Jekk jogħġbok erġa’ pprova aktar tard.',
  rateLimitedUntil:
    'Bħalissa qed jaslu wisq messaġġi. Il-messaġġ tiegħek għadu hawn. Tkun tista’ terġa’ tipprova {time}.',
  rejected: 'Bħalissa din il-formola ma tistax tirċievi messaġġi. Jekk jogħġbok ikkuntattjana b’mod ieħor.',
  offline:
    'Jidher li m’għandekx konnessjoni. Il-messaġġ tiegħek għadu hawn. Ibagħtu ladarba terġa’ tikkonnettja.',
  unconfirmed:
    'Ma stajniex nikkonfermaw li l-messaġġ tiegħek wasal. Jekk terġa’ tibagħtu, jista’ jasal darbtejn.',

  copyMessage: 'Ikkopja l-messaġġ',
  copied: 'Ikkupjat',
  sendByEmail: 'Ibagħtu bil-posta elettronika minflok',

  draftRestored: 'Dak li ktibt qabel qiegħed hawn mill-ġdid.',
  draftKeep: 'Żommu',
  draftDiscard: 'Ħassru',

  sentTitle: 'Il-messaġġ intbagħat',
  sentText: 'Grazzi talli ktibtilna.',
  sendAnother: 'Ibgħat messaġġ ieħor',
};

export default mt;
