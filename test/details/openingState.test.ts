import { describe, expect, it } from 'vitest';
import type { BusinessDetails } from '../../src/details/BusinessDetails.js';
import { openingState, parseInterval } from '../../src/details/hours.js';

const DAILY = (...hours: string[]) => ({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
});

/** "open until …" or "closed until …", with the time in UTC. */
function stateAt(time: string, details: BusinessDetails): string | undefined {
  const state = openingState(details, Date.parse(time));
  if (!state) return undefined;
  const until = state.changesAt === undefined ? 'ever' : new Date(state.changesAt).toISOString().slice(0, 16);
  return `${state.isOpen ? 'open' : 'closed'} until ${until}`;
}

describe('a week in Berlin', () => {
  const week: BusinessDetails = {
    timeZone: 'Europe/Berlin',
    hours: { mon: ['09:00-12:00', '13:00-17:00'], fri: ['18:00-02:00'], sat: ['10:00-14:00'] },
  };
  // 2026-01-05 is a Monday.
  it.each([
    ['2026-01-05T07:59:59Z', 'closed until 2026-01-05T08:00'],
    ['2026-01-05T08:00Z', 'open until 2026-01-05T11:00'],
    ['2026-01-05T11:00Z', 'closed until 2026-01-05T12:00'],
    ['2026-01-05T12:30Z', 'open until 2026-01-05T16:00'],
    ['2026-01-05T16:00Z', 'closed until 2026-01-09T17:00'],
    ['2026-01-07T12:00Z', 'closed until 2026-01-09T17:00'],
    // At 00:30 on Saturday, the hours of Friday count.
    ['2026-01-09T23:30Z', 'open until 2026-01-10T01:00'],
    ['2026-01-10T01:00Z', 'closed until 2026-01-10T09:00'],
    ['2026-01-11T12:00Z', 'closed until 2026-01-12T08:00'],
  ])('at %s is %s', (time, state) => expect(stateAt(time, week)).toBe(state));
});

describe('exceptions', () => {
  const bar: BusinessDetails = {
    timeZone: 'Europe/Vienna',
    hours: DAILY('18:00-02:00'),
    exceptions: {
      '2026-12-24': { hours: [] },
      '2026-12-31': { hours: ['20:00-05:00'], reason: 'New Year' },
      '2027-01-01': { hours: [] },
    },
  };
  it.each([
    // A closed date does not end the evening before.
    ['2026-12-23T23:30Z', 'open until 2026-12-24T01:00'],
    ['2026-12-24T12:00Z', 'closed until 2026-12-25T17:00'],
    ['2026-12-24T20:00Z', 'closed until 2026-12-25T17:00'],
    // An exception past midnight ends when it says, and the next date stays closed.
    ['2026-12-31T18:30Z', 'closed until 2026-12-31T19:00'],
    ['2027-01-01T03:59Z', 'open until 2027-01-01T04:00'],
    ['2027-01-01T04:00Z', 'closed until 2027-01-02T17:00'],
    ['2027-01-01T20:00Z', 'closed until 2027-01-02T17:00'],
  ])('at %s is %s', (time, state) => expect(stateAt(time, bar)).toBe(state));

  it('does not close a day that follows an exception past midnight', () => {
    const details = {
      timeZone: 'UTC',
      hours: DAILY('00:00-24:00'),
      exceptions: { '2026-07-01': { hours: ['20:00-03:00'] } },
    };
    expect(stateAt('2026-07-01T10:00Z', details)).toBe('closed until 2026-07-01T20:00');
    expect(stateAt('2026-07-02T01:00Z', details)).toBe('open until ever');
  });

  it('can have the only opening hours, many months later', () => {
    const details = { timeZone: 'UTC', hours: {}, exceptions: { '2026-11-30': { hours: ['10:00-11:00'] } } };
    expect(stateAt('2026-01-01T00:00Z', details)).toBe('closed until 2026-11-30T10:00');
    expect(stateAt('2026-11-30T10:30Z', details)).toBe('open until 2026-11-30T11:00');
  });

  it.each(['2026-02-29', '2026-13-01', 'christmas', '__proto__'])(
    'with the date %s applies to no day',
    (date) => {
      const details = { timeZone: 'UTC', hours: DAILY('09:00-17:00'), exceptions: { [date]: { hours: [] } } };
      expect(stateAt('2026-02-28T12:00Z', details)).toBe('open until 2026-02-28T17:00');
      expect(stateAt('2026-03-01T12:00Z', details)).toBe('open until 2026-03-01T17:00');
    },
  );
});

describe('zones', () => {
  it.each([
    // Both sides of the date line: at 10:30 UTC on Sunday, it is Monday 00:30 in Kiritimati and Saturday 23:30 in Niue.
    ['Pacific/Kiritimati', 'mon', '2026-01-04T10:30Z', 'open until 2026-01-04T11:00'],
    ['Pacific/Niue', 'sat', '2026-01-04T10:30Z', 'closed until 2026-01-10T11:00'],
    // Half an hour and 45 minutes
    ['Asia/Kolkata', 'mon', '2026-01-04T18:35Z', 'open until 2026-01-04T19:30'],
    ['Asia/Kathmandu', 'mon', '2026-01-04T18:20Z', 'open until 2026-01-04T19:15'],
    ['America/St_Johns', 'mon', '2026-01-05T03:35Z', 'open until 2026-01-05T04:30'],
  ])('%s counts its own days', (timeZone, day, time, state) =>
    expect(stateAt(time, { timeZone, hours: { [day]: ['00:00-01:00'] } })).toBe(state),
  );

  it('skip a day at the date line: Samoa had no 2011-12-30', () => {
    const details = { timeZone: 'Pacific/Apia', hours: { thu: ['09:00-17:00'], sat: ['09:00-17:00'] } };
    // 2011-12-29 17:00 at UTC-10 is 2011-12-30T03:00Z, and 2011-12-31 09:00 at UTC+14 is 2011-12-30T19:00Z.
    expect(stateAt('2011-12-30T02:59Z', details)).toBe('open until 2011-12-30T03:00');
    expect(stateAt('2011-12-30T03:00Z', details)).toBe('closed until 2011-12-30T19:00');
  });
});

describe('changes of the clock in New York', () => {
  const at = (...hours: string[]) => ({ timeZone: 'America/New_York', hours: { sun: hours } });
  it.each([
    // 2026-03-08: 02:00 EST (07:00Z) becomes 03:00 EDT.
    ['the missing hour within', '01:00-04:00', '2026-03-08T06:30Z', 'open until 2026-03-08T08:00'],
    ['a start in the missing hour', '02:30-05:00', '2026-03-08T06:59Z', 'closed until 2026-03-08T07:30'],
    ['an end in the missing hour', '00:00-02:30', '2026-03-08T06:59Z', 'open until 2026-03-08T07:30'],
    // 2026-11-01: 02:00 EDT (06:00Z) becomes 01:00 EST.
    ['the doubled hour within', '00:30-03:00', '2026-11-01T06:30Z', 'open until 2026-11-01T08:00'],
    ['a start in the doubled hour', '01:30-05:00', '2026-11-01T05:00Z', 'closed until 2026-11-01T05:30'],
    ['an end in the doubled hour', '00:00-01:30', '2026-11-01T05:45Z', 'open until 2026-11-01T06:30'],
    ['a whole day of 23 hours', '00:00-24:00', '2026-03-08T12:00Z', 'open until 2026-03-09T04:00'],
    ['a whole day of 25 hours', '00:00-24:00', '2026-11-01T12:00Z', 'open until 2026-11-02T05:00'],
  ])('%s', (_, hours, time, state) => expect(stateAt(time, at(hours))).toBe(state));

  it('an interval over midnight into the change ends at its local time', () => {
    const details = { timeZone: 'America/New_York', hours: { sat: ['22:00-04:00'] } };
    expect(stateAt('2026-03-08T06:00Z', details)).toBe('open until 2026-03-08T08:00');
    expect(stateAt('2026-11-01T06:00Z', details)).toBe('open until 2026-11-01T09:00');
  });
});

describe('special weeks', () => {
  it('a leap day has the hours of its weekday', () => {
    // 2028-02-29 is a Tuesday.
    const details = { timeZone: 'UTC', hours: { tue: ['09:00-17:00'] } };
    expect(stateAt('2028-02-29T12:00Z', details)).toBe('open until 2028-02-29T17:00');
  });

  it('never closes', () =>
    expect(stateAt('2026-01-01T00:00Z', { timeZone: 'UTC', hours: DAILY('00:00-24:00') })).toBe(
      'open until ever',
    ));

  it('never closes, because each night continues the day before', () =>
    expect(
      stateAt('2026-01-01T00:00Z', {
        timeZone: 'UTC',
        hours: DAILY('06:00-24:00', '00:00-06:00'),
      }),
    ).toBe('open until ever'));

  it('a day without a value is closed, and an exception without hours is undecided', () => {
    const hours = { mon: ['09:00-17:00'], tue: undefined } as unknown as BusinessDetails['hours'];
    expect(stateAt('2026-01-06T12:00Z', { timeZone: 'UTC', hours })).toBe('closed until 2026-01-12T09:00');
    const exceptions = { '2026-01-06': {} } as unknown as BusinessDetails['exceptions'];
    expect(stateAt('2026-01-06T12:00Z', { timeZone: 'UTC', hours, exceptions })).toBeUndefined();
  });

  it('never opens', () =>
    expect(stateAt('2026-01-01T00:00Z', { timeZone: 'UTC', hours: { mon: [] } })).toBe('closed until ever'));

  it('intervals that overlap or touch are one', () => {
    const details = { timeZone: 'UTC', hours: { mon: ['12:00-15:00', '09:00-13:00', '15:00-18:00'] } };
    expect(stateAt('2026-01-05T09:30Z', details)).toBe('open until 2026-01-05T18:00');
  });

  it('one night follows another: open until the third day', () => {
    const details = {
      timeZone: 'UTC',
      hours: { fri: ['10:00-24:00'], sat: ['00:00-24:00'], sun: ['00:00-20:00'] },
    };
    expect(stateAt('2026-01-09T12:00Z', details)).toBe('open until 2026-01-11T20:00');
  });
});

describe('what cannot be decided', () => {
  const hours = DAILY('09:00-17:00');
  it.each<[string, unknown]>([
    ['no hours', { timeZone: 'UTC' }],
    ['empty hours', { timeZone: 'UTC', hours: {} }],
    ['no zone', { hours }],
    ['an unknown zone', { hours, timeZone: 'Europe/Berlln' }],
    ['an interval that is not valid', { timeZone: 'UTC', hours: { mon: ['25:00-26:00'] } }],
    [
      'an exception that is not valid',
      { timeZone: 'UTC', hours, exceptions: { '2026-01-01': { hours: ['x'] } } },
    ],
    ['an exception without hours', { timeZone: 'UTC', hours, exceptions: { '2026-01-01': {} } }],
    ['a text instead of a list', { timeZone: 'UTC', hours: { mon: '09:00-17:00' } }],
    ['null', { timeZone: 'UTC', hours: { mon: null } }],
  ])('%s is neither open nor closed', (_, details) =>
    expect(openingState(details as BusinessDetails, Date.UTC(2026, 0, 1, 12))).toBeUndefined(),
  );

  it.each([
    '24:00-25:00',
    '9-17',
    '09:60-10:00',
    '-09:00',
    '09:00',
    '09:00-09:00',
    '',
    null,
    900,
    '09:00-24:01',
  ])('the interval %j is not valid', (text) => expect(parseInterval(text)).toBeUndefined());

  it.each([
    ['9:00-12:00', 540, 720],
    ['09:00 – 12:00', 540, 720],
    ['00:00-24:00', 0, 1440],
    ['23:00-00:00', 1380, 1440],
    ['22:00-02:00', 1320, 1560],
    ['00:00-00:01', 0, 1],
  ])('the interval %s starts at minute %i and ends at %i', (text, start, end) =>
    expect(parseInterval(text)).toEqual({ start: start * 60_000, end: end * 60_000 }),
  );
});
