import type { DetailsMessages } from '../DetailsMessages.js';

const es: DetailsMessages = {
  lang: 'es',
  dir: 'ltr',
  labels: {
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    exceptions: 'Horario especial',
    links: 'Enlaces',
  },
  hours: {
    closed: 'Cerrado',
    allDay: 'Abierto las 24 horas',
    openNow: 'Abierto ahora',
    closesAt: 'cierra a las {time}',
    closesIn: 'cierra {relative}',
    closesOn: 'cierra: {date}, {time}',
    closedNow: 'Cerrado ahora',
    opensAt: 'abre a las {time}',
    opensTomorrow: 'abre mañana a las {time}',
    opensOn: 'abre: {date}, {time}',
  },
  actions: {
    openMap: 'Abrir el mapa',
    showMap: 'Mostrar el mapa',
    saveContact: 'Guardar contacto',
  },
  mapPrivacy: 'El mapa se carga desde {host}, que recibe su dirección IP.',
};

export default es;
