import type { DetailsMessages } from '../DetailsMessages.js';

const pl: DetailsMessages = {
  lang: 'pl',
  dir: 'ltr',
  page: {
    heading: 'Kontakt',
    introduction: 'W razie pytań proszę do nas napisać – odpowiemy.',
  },
  labels: {
    address: 'Adres',
    email: 'Adres e-mail',
    phone: 'Telefon',
    hours: 'Godziny otwarcia',
    exceptions: 'Specjalne godziny otwarcia',
    links: 'Linki',
  },
  hours: {
    closed: 'Zamknięte',
    allDay: 'Otwarte całą dobę',
    openNow: 'Teraz otwarte',
    closesAt: 'zamknięcie o {time}',
    closesIn: 'zamknięcie {relative}',
    closesOn: 'zamknięcie: {date} o {time}',
    closedNow: 'Teraz zamknięte',
    opensAt: 'otwarcie o {time}',
    opensTomorrow: 'otwarcie jutro o {time}',
    opensOn: 'otwarcie: {date} o {time}',
  },
  actions: {
    openMap: 'Otwórz mapę',
    showMap: 'Pokaż mapę',
    saveContact: 'Zapisz kontakt',
  },
  mapPrivacy: 'Mapa wczytuje się z serwera {host}, który otrzymuje adres IP osoby odwiedzającej stronę.',
};

export default pl;
