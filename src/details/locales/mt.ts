import type { DetailsMessages } from '../DetailsMessages.js';

const mt: DetailsMessages = {
  lang: 'mt',
  dir: 'ltr',
  page: {
    heading: 'Ikkuntattjana',
    introduction: 'Għandek mistoqsija? Iktbilna u aħna nweġbuk.',
  },
  labels: {
    address: 'Indirizz',
    email: 'Indirizz elettroniku',
    phone: 'Telefown',
    hours: 'Ħinijiet tal-ftuħ',
    exceptions: 'Ħinijiet speċjali tal-ftuħ',
    links: 'Ħoloq',
  },
  hours: {
    closed: 'Magħluq',
    allDay: 'Miftuħ 24 siegħa',
    openNow: 'Miftuħ bħalissa',
    closesAt: 'ħin tal-għeluq: {time}',
    closesIn: 'jagħlaq {relative}',
    closesOn: 'ħin tal-għeluq: {date}, {time}',
    closedNow: 'Magħluq bħalissa',
    opensAt: 'ħin tal-ftuħ: {time}',
    opensTomorrow: 'ħin tal-ftuħ: għada, {time}',
    opensOn: 'ħin tal-ftuħ: {date}, {time}',
  },
  actions: {
    openMap: 'Iftaħ il-mappa',
    showMap: 'Uri l-mappa',
    saveContact: 'Issejvja l-kuntatt',
  },
  mapPrivacy: 'Il-mappa titgħabba minn {host}, li jirċievi l-indirizz IP tiegħek.',
};

export default mt;
