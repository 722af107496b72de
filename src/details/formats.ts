import type { Interval } from './hours.js';

/** 1970-01-05 was a Monday. */
const MONDAY = 4 * 86_400_000;

/** The tag for `Intl`, which throws for a tag that is not valid. */
export function intlLocale(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    return 'en';
  }
}

/** Formats a time, or the time of a day in milliseconds if the zone is UTC. */
export function formatTime(time: number, locale: string, timeZone = 'UTC'): string {
  return format(time, locale, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** Formats a time. Node and browsers have different versions of Unicode's data, so their texts can differ. */
export function format(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(time);
}

/** The index of the first day of the week, from 0 (Monday). Monday if `Intl` does not know it. */
export function firstDay(locale: string): number {
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) - 1;
}

interface WeekInfo {
  firstDay: number;
}

/** The name of a weekday (from 0, Monday), or of a range of them, such as "Monday – Friday". */
export function formatDays(from: number, to: number, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const [first, last] = [from, to].map((day) => MONDAY + day * 86_400_000) as [number, number];
  return from === to ? names.format(first) : names.formatRange(first, last);
}

/** The times of an interval in schema.org's form: `09:00`. A whole day ends at `23:59`, because equal times mean closed. */
export function machineTimes({ start, end }: Interval): [opens: string, closes: string] {
  if (isAllDay({ start, end })) return ['00:00', '23:59'];
  return [start, end].map((time) => new Date(time).toISOString().slice(11, 16)) as [string, string];
}

/** Whether an interval is a whole day. */
export function isAllDay({ start, end }: Interval): boolean {
  return end - start === 86_400_000;
}
