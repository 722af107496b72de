import { DAY } from './hours.js';

/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

/** The tag for `Intl`, which throws for a tag that is not valid. */
export function intlLocale(locale: string): string {
  try {
    return new Intl.Locale(locale.replace(/[.@].*/, '').replaceAll('_', '-')).toString();
  } catch {
    return 'en';
  }
}

/** Formats a time, or the time of a day in milliseconds if the zone is UTC. */
export function formatTime(time: number, locale: string, timeZone = 'UTC'): string {
  // A line does not end before "PM".
  return format(time, locale, { hour: 'numeric', minute: '2-digit', timeZone }).replace(' ', '\u00A0');
}

/** Formats a time. Node and browsers have different versions of Unicode's data, so their texts can differ. */
export function format(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(time);
}

/** The name of a weekday (from 0, Monday; 7 is the next one), or of a range of them, such as "Monday – Friday". */
export function formatDays(from: number, to: number, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const [first, last] = [from, to].map((day) => MONDAY + day * DAY) as [number, number];
  return from === to ? names.format(first) : names.formatRange(first, last);
}
