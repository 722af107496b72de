import type { DetailsMessages } from '../DetailsMessages.js';

const es: DetailsMessages = {
  lang: 'es',
  dir: 'ltr',
  page: {
    heading: 'Contacto',
    introduction: '¿Tiene alguna pregunta? Escríbanos y le responderemos.',
  },
  labels: {
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    exceptions: 'Horarios especiales',
    links: 'Enlaces',
  },
  hours: {
    closed: 'Cerrado',
    allDay: 'Abierto 24 horas',
    openNow: 'Abierto ahora',
    closesAt: 'cierre: {time}',
    closesIn: 'cierra {relative}',
    closesOn: 'cierre: {date}, {time}',
    closedNow: 'Cerrado ahora',
    opensAt: 'apertura: {time}',
    opensTomorrow: 'abre mañana, {time}',
    opensOn: 'apertura: {date}, {time}',
  },
  actions: {
    openMap: 'Abrir el mapa',
    showMap: 'Mostrar el mapa',
    saveContact: 'Guardar contacto',
  },
  mapPrivacy: 'El mapa se carga desde {host}, que recibe su dirección IP.',
};

export default es;
