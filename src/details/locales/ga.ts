import type { DetailsMessages } from '../DetailsMessages.js';

const ga: DetailsMessages = {
  lang: 'ga',
  dir: 'ltr',
  page: {
    heading: 'Déan teagmháil linn',
    introduction: 'An bhfuil ceist agat? Scríobh chugainn agus seolfaimid freagra chugat.',
  },
  labels: {
    address: 'Seoladh',
    email: 'Ríomhphost',
    phone: 'Fón',
    hours: 'Uaireanta oscailte',
    exceptions: 'Uaireanta oscailte speisialta',
    links: 'Naisc',
  },
  hours: {
    closed: 'Dúnta',
    allDay: 'Ar oscailt 24 uair an chloig',
    openNow: 'Ar oscailt anois',
    closesAt: 'dúnfar ag {time}',
    closesIn: 'dúnfar {relative}',
    closesOn: 'dúnfar: {date} ag {time}',
    closedNow: 'Dúnta anois',
    opensAt: 'osclófar ag {time}',
    opensTomorrow: 'osclófar amárach ag {time}',
    opensOn: 'osclófar: {date} ag {time}',
  },
  actions: {
    openMap: 'Oscail an léarscáil',
    showMap: 'Taispeáin an léarscáil',
    saveContact: 'Sábháil na sonraí teagmhála',
  },
  mapPrivacy: 'Lódáiltear an léarscáil ó {host}, a fhaigheann do sheoladh IP.',
};

export default ga;
