import { describe, expect, it } from 'vitest';
import type { BusinessDetails } from '../../src/details/BusinessDetails.js';
import en from '../../src/details/locales/en.js';
import { openingText } from '../../src/details/openingText.js';

const shop: BusinessDetails = {
  timeZone: 'America/New_York',
  hours: { mon: ['09:00-18:00'], tue: ['09:00-18:00'], fri: ['20:00-02:00'] },
  exceptions: { '2026-02-03': { hours: [] } },
};

/** The text, with usual spaces, and the time in UTC at which it is out of date. */
function textAt(time: string, details = shop, locale = 'en'): [text: string, until: string | undefined] {
  const { state, change, until } = openingText(details, Date.parse(time), locale, en) ?? {
    state: 'undecided',
  };
  return [
    [state, change]
      .filter(Boolean)
      .join(' · ')
      .replaceAll(/[\u00A0\u202F]/g, ' '),
    until === undefined ? undefined : new Date(until).toISOString().slice(0, 16),
  ];
}

// 2026-01-05 is a Monday. New York is five hours behind UTC.
describe('the text', () => {
  it.each([
    ['2026-01-05T14:00Z', 'Open now · closes at 6:00 PM', '2026-01-05T22:00'],
    ['2026-01-05T22:00Z', 'Open now · closes in 60 minutes', '2026-01-05T22:01'],
    ['2026-01-05T22:40:30Z', 'Open now · closes in 20 minutes', '2026-01-05T22:41'],
    ['2026-01-05T22:59:59Z', 'Open now · closes in 1 minute', '2026-01-05T23:00'],
    ['2026-01-05T23:00Z', 'Closed now · opens tomorrow at 9:00 AM', '2026-01-06T05:00'],
    ['2026-01-06T05:00Z', 'Closed now · opens at 9:00 AM', '2026-01-06T14:00'],
    ['2026-01-06T23:00Z', 'Closed now · opens Friday at 8:00 PM', '2026-01-07T05:00'],
    // The night from Friday to Saturday
    ['2026-01-10T03:00Z', 'Open now · closes at 2:00 AM', '2026-01-10T05:00'],
    ['2026-01-10T05:00Z', 'Open now · closes at 2:00 AM', '2026-01-10T06:00'],
    // The week in which Tuesday is an exception
    ['2026-02-02T23:30Z', 'Closed now · opens Friday at 8:00 PM', '2026-02-03T05:00'],
  ])('at %s is "%s", until %s', (time, ...expected) => expect(textAt(time)).toEqual(expected));

  it('has a date if the business opens in a week or later', () => {
    const details = { ...shop, hours: {}, exceptions: { '2026-12-27': { hours: ['10:00-12:00'] } } };
    expect(textAt('2026-12-20T15:00Z', details)[0]).toBe('Closed now · opens December 27 at 10:00 AM');
    expect(textAt('2026-12-21T15:00Z', details)[0]).toBe('Closed now · opens Sunday at 10:00 AM');
  });

  it('has a day if the business is open for days', () => {
    const details = {
      timeZone: 'UTC',
      hours: { fri: ['10:00-24:00'], sat: ['00:00-24:00'], sun: ['00:00-20:00'] },
    };
    expect(textAt('2026-01-09T12:00Z', details)[0]).toBe('Open now · closes Sunday at 8:00 PM');
  });

  it('names no change if there is none', () => {
    const always = Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ['00:00-24:00']]),
    );
    expect(textAt('2026-01-05T12:00Z', { timeZone: 'UTC', hours: always })).toEqual(['Open now', undefined]);
    expect(textAt('2026-01-05T12:00Z', { timeZone: 'UTC', hours: { mon: [] } })).toEqual([
      'Closed now',
      undefined,
    ]);
    expect(textAt('2026-01-05T12:00Z', {})).toEqual(['undecided', undefined]);
  });

  it('has the times of the business in the formats of the language', () => {
    expect(textAt('2026-01-05T14:00Z', shop, 'de')[0]).toBe('Open now · closes at 18:00');
  });

  it('isolates the times in a right-to-left text', () => {
    const arabic = { ...en, dir: 'rtl' as const };
    const text = openingText(shop, Date.parse('2026-01-05T14:00Z'), 'en', arabic);
    expect(text?.change).toMatch(/^closes at \u20686:00\sPM\u2069$/);
  });

  it.each(['Asia/Kathmandu', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'America/St_Johns'])(
    'is always right until the time that it names, in %s',
    (timeZone) => {
      const details: BusinessDetails = {
        timeZone,
        hours: {
          ...shop.hours,
          fri: ['10:00-24:00'],
          sat: ['00:00-24:00'],
          sun: ['00:00-20:00', '23:00-24:00'],
        },
      };
      let now = Date.UTC(2026, 3, 3);
      for (const end = now + 9 * 86_400_000; now < end;) {
        const { until = Infinity, ...text } = openingText(details, now, 'en', en) ?? {
          state: '',
          isOpen: false,
        };
        expect(until).toBeGreaterThan(now);
        expect(openingText(details, until - 1, 'en', en)).toMatchObject(text);
        now = until;
      }
    },
  );
});
