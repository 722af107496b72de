/** The strings of `ContactOpenNow`. A page that has only this component does not load the others. */
export const englishOfOpenNow = {
  openNow: 'Open now',
  closesAt: 'closes at {time}',
  closesIn: 'closes {relative}',
  closesOn: 'closes {date} at {time}',
  closedNow: 'Closed now',
  opensAt: 'opens at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensOn: 'opens {date} at {time}',
};
