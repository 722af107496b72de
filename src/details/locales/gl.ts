import type { DetailsMessages } from '../DetailsMessages.js';

const gl: DetailsMessages = {
  lang: 'gl',
  dir: 'ltr',
  labels: {
    address: 'Enderezo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    exceptions: 'Horario especial',
    links: 'Ligazóns',
  },
  hours: {
    closed: 'Pechado',
    allDay: 'Aberto as 24 horas',
    openNow: 'Aberto agora',
    closesAt: 'pecha ás {time}',
    closesIn: 'pecha {relative}',
    closesOn: 'pecha: {date}, {time}',
    closedNow: 'Pechado agora',
    opensAt: 'abre ás {time}',
    opensTomorrow: 'abre mañá ás {time}',
    opensOn: 'abre: {date}, {time}',
  },
  actions: {
    openMap: 'Abrir o mapa',
    showMap: 'Mostrar o mapa',
    saveContact: 'Gardar o contacto',
  },
  mapPrivacy: 'O mapa cárgase desde {host}, que recibe o seu enderezo IP.',
};

export default gl;
