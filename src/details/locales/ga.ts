import type { DetailsMessages } from '../DetailsMessages.js';

const ga: DetailsMessages = {
  lang: 'ga',
  dir: 'ltr',
  labels: {
    address: 'Seoladh',
    email: 'Ríomhphost',
    phone: 'Fón',
    hours: 'Uaireanta oscailte',
    exceptions: 'Uaireanta speisialta',
    links: 'Naisc',
  },
  hours: {
    closed: 'Dúnta',
    allDay: 'Oscailte 24 uair an chloig',
    openNow: 'Oscailte anois',
    closesAt: 'dúnann ag {time}',
    closesIn: 'dúnann {relative}',
    closesOn: 'dúnann: {date}, {time}',
    closedNow: 'Dúnta anois',
    opensAt: 'osclaíonn ag {time}',
    opensTomorrow: 'osclaíonn amárach ag {time}',
    opensOn: 'osclaíonn: {date}, {time}',
  },
  actions: {
    openMap: 'Oscail an léarscáil',
    showMap: 'Taispeáin an léarscáil',
    saveContact: 'Sábháil an teagmhálaí',
  },
  mapPrivacy: 'Lódáiltear an léarscáil ó {host}, a fhaigheann do sheoladh IP.',
};

export default ga;
