import type { DetailsMessages } from '../DetailsMessages.js';

const ptBR: DetailsMessages = {
  lang: 'pt-BR',
  dir: 'ltr',
  page: {
    heading: 'Fale conosco',
    introduction: 'Tem alguma dúvida? Escreva para nós e responderemos.',
  },
  labels: {
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Telefone',
    hours: 'Horário de funcionamento',
    exceptions: 'Horário especial',
    links: 'Links',
  },
  hours: {
    closed: 'Fechado',
    allDay: 'Aberto 24 horas',
    openNow: 'Aberto agora',
    closesAt: 'fecha às {time}',
    closesIn: 'fecha {relative}',
    closesOn: 'fecha: {date}, às {time}',
    closedNow: 'Fechado agora',
    opensAt: 'abre às {time}',
    opensTomorrow: 'abre amanhã às {time}',
    opensOn: 'abre: {date}, às {time}',
  },
  actions: {
    openMap: 'Abrir o mapa',
    showMap: 'Mostrar o mapa',
    saveContact: 'Salvar contato',
  },
  mapPrivacy: 'O mapa é carregado de {host}, que recebe seu endereço IP.',
};

export default ptBR;
