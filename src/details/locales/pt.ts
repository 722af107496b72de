import type { DetailsMessages } from '../DetailsMessages.js';

const pt: DetailsMessages = {
  lang: 'pt-PT',
  dir: 'ltr',
  page: {
    heading: 'Contacte-nos',
    introduction: 'Tem alguma questão? Escreva-nos e responderemos.',
  },
  labels: {
    address: 'Morada',
    email: 'E-mail',
    phone: 'Telefone',
    hours: 'Horário de funcionamento',
    exceptions: 'Horário especial',
    links: 'Ligações',
  },
  hours: {
    closed: 'Encerrado',
    allDay: 'Aberto 24 horas',
    openNow: 'Aberto agora',
    closesAt: 'encerra às {time}',
    closesIn: 'encerra {relative}',
    closesOn: 'encerra: {date}, às {time}',
    closedNow: 'Encerrado agora',
    opensAt: 'abre às {time}',
    opensTomorrow: 'abre amanhã às {time}',
    opensOn: 'abre: {date}, às {time}',
  },
  actions: {
    openMap: 'Abrir o mapa',
    showMap: 'Mostrar o mapa',
    saveContact: 'Guardar contacto',
  },
  mapPrivacy: 'O mapa é carregado a partir de {host}, que recebe o seu endereço IP.',
};

export default pt;
