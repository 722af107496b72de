import type { DetailsMessages } from '../DetailsMessages.js';

const fr: DetailsMessages = {
  lang: 'fr',
  dir: 'ltr',
  page: {
    heading: 'Contactez-nous',
    introduction: 'Une question\u202f? Écrivez-nous et nous vous répondrons.',
  },
  labels: {
    address: 'Adresse',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    hours: 'Horaires d’ouverture',
    exceptions: 'Horaires exceptionnels',
    links: 'Liens',
  },
  hours: {
    closed: 'Fermé',
    allDay: 'Ouvert 24\u00a0h/24',
    openNow: 'Ouvert actuellement',
    closesAt: 'ferme à {time}',
    closesIn: 'ferme {relative}',
    closesOn: 'fermeture\u00a0: {date} à {time}',
    closedNow: 'Fermé actuellement',
    opensAt: 'ouvre à {time}',
    opensTomorrow: 'ouvre demain à {time}',
    opensOn: 'ouverture\u00a0: {date} à {time}',
  },
  actions: {
    openMap: 'Ouvrir la carte',
    showMap: 'Afficher la carte',
    saveContact: 'Enregistrer le contact',
  },
  mapPrivacy: 'La carte est chargée depuis {host}, qui reçoit votre adresse IP.',
};

export default fr;
