import type { DetailsMessages } from '../DetailsMessages.js';

const gl: DetailsMessages = {
  lang: 'gl',
  dir: 'ltr',
  page: {
    heading: 'Contacto',
    introduction: 'Ten algunha pregunta? Escríbanos e responderémoslle.',
  },
  labels: {
    address: 'Enderezo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    exceptions: 'Horarios especiais',
    links: 'Ligazóns',
  },
  hours: {
    closed: 'Pechado',
    allDay: 'Aberto 24 horas',
    openNow: 'Aberto agora',
    closesAt: 'peche: {time}',
    closesIn: 'pecha {relative}',
    closesOn: 'peche: {date}, {time}',
    closedNow: 'Pechado agora',
    opensAt: 'apertura: {time}',
    opensTomorrow: 'abre mañá, {time}',
    opensOn: 'apertura: {date}, {time}',
  },
  actions: {
    openMap: 'Abrir o mapa',
    showMap: 'Mostrar o mapa',
    saveContact: 'Gardar o contacto',
  },
  mapPrivacy: 'O mapa cárgase desde {host}, que recibe o seu enderezo IP.',
};

export default gl;
