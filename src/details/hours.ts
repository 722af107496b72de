import { DAYS, type BusinessDetails, type Day } from './BusinessDetails.js';
import { textOf } from './cleanDetails.js';

export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

/** An interval in milliseconds from the start of a day. After midnight, it ends later than the day. */
export interface Interval {
  start: number;
  end: number;
}

/** An interval of a date without hours. In schema.org's terms, equal times mean closed. */
export const CLOSED: Interval = { start: 0, end: 0 };

/** Whether a business is open, and the time (as of `Date.now()`) at which this changes. Undefined if it never does. */
export interface OpeningState {
  isOpen: boolean;
  changesAt?: number | undefined;
}

const INTERVAL = /^([01]?\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]?\d|2[0-4]):([0-5]\d)$/;

/** Parses an interval such as `09:00-12:00`. If it ends before it starts, it ends on the next day. Undefined if it is not valid. */
export function parseInterval(text: unknown): Interval | undefined {
  const [, ...parts] = INTERVAL.exec(String(text)) ?? [];
  const [fromHour, fromMinute, toHour, toMinute] = parts.map(Number) as [number, number, number, number];
  const start = (fromHour * 60 + fromMinute) * MINUTE;
  const end = (toHour * 60 + toMinute) * MINUTE;
  if (!(end <= DAY) || start === end) return undefined;
  return { start, end: end < start ? end + DAY : end };
}

/** The times of an interval in schema.org's form: `09:00`. A whole day ends at `23:59`, because equal times mean closed. */
export function machineTimes({ start, end }: Interval): [opens: string, closes: string] {
  if (isAllDay({ start, end })) return ['00:00', '23:59'];
  return [start, end].map((time) => new Date(time).toISOString().slice(11, 16)) as [string, string];
}

/** Whether an interval is a whole day. */
export function isAllDay({ start, end }: Interval): boolean {
  return end - start === DAY;
}

/** The intervals of a day, in order. None for a day without hours. Undefined if the hours are not valid. */
export function parseHours(hours: readonly string[] = []): Interval[] | undefined {
  if (!Array.isArray(hours)) return undefined;
  const intervals = hours.map((text) => parseInterval(text)).filter(Boolean) as Interval[];
  if (intervals.length < hours.length) return undefined;
  // oxlint-disable-next-line unicorn/no-array-sort -- some browsers have no `toSorted`, and the list is new
  return intervals.sort((a, b) => a.start - b.start);
}

/** An exception whose date and hours are valid. */
export interface DatedHours {
  date: string;
  intervals: readonly Interval[];
  reason?: string | undefined;
}

/** The valid exceptions, by date. */
export function datesOf({ exceptions = {} }: BusinessDetails): DatedHours[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- some browsers have no `toSorted`, and the list is new
  const dates = Object.keys(exceptions).filter(isDate).sort();
  return dates.flatMap((date) => {
    // A JSON file can contain `null`.
    const { hours, reason } = exceptions[date] ?? {};
    const intervals = hours && parseHours(hours);
    return intervals ? [{ date, intervals, reason: textOf(reason) }] : [];
  });
}

/** Whether all keys are days. With another one, such as `monday`, the hours of the days without a value are not known. */
export function isWeek(hours: object): boolean {
  return Object.keys(hours).every((day) => (DAYS as readonly string[]).includes(day));
}

/** Whether a text is a date that exists, such as `2027-12-24`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The hours of a date, which is given as the number of days since 1970-01-01. */
function hoursOn(day: number, { hours, exceptions }: BusinessDetails): readonly string[] | undefined {
  // 1970-01-01 was a Thursday.
  const name = DAYS[(day + 3) % 7] as Day;
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  return exceptions?.[date]?.hours ?? hours?.[name];
}

/**
 * The clocks of a zone: converts a time to the one at which a clock in UTC shows the same, without milliseconds.
 *
 * @throws RangeError if the browser does not have the zone
 */
export function clockOf(timeZone: string): (time: number) => number {
  // The Swedish format is `2027-12-24 09:00:00`.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (time) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
}

/**
 * The time at which the clocks show a local time. If they show it twice, `select` chooses. If they skip it, it is as long after the
 * change as the local time is.
 */
export function timeOf(
  local: number,
  clock: (time: number) => number,
  select: (...times: number[]) => number,
): number {
  const offsets = [-DAY, DAY].map((distance) => clock(local + distance) - local - distance);
  const [before = 0, after = 0] = offsets.map((offset) => local - offset);
  const times = [before, after].filter((time) => clock(time) === local);
  return times.length > 0 ? select(...times) : before;
}

/**
 * Whether a business is open at a time. Undefined if that cannot be decided: without hours or a time zone, or if one of them is
 * not valid, because a wrong "closed" is worse than none.
 *
 * A day's interval over midnight counts until its end, whatever the hours of the next date are.
 */
export function openingState(details: BusinessDetails, now: number): OpeningState | undefined {
  const { timeZone, hours, exceptions } = details ?? {};
  const week = hours ?? {};
  // An exception without hours is a mistake. In a list of objects, TypeScript infers a missing date as undefined.
  const special = Object.values(exceptions ?? {}).map((each = { hours: [] }) => each?.hours ?? ['']);
  const isValid = isWeek(week) && [...Object.values(week), ...special].every((each) => parseHours(each));
  // Exceptions that close the business say nothing about the other days.
  if (!timeZone || !isValid || [...Object.keys(week), ...special.flat()].length === 0) return undefined;
  let clock: (time: number) => number;
  try {
    clock = clockOf(timeZone);
  } catch {
    return undefined;
  }
  const today = Math.floor(clock(now) / DAY);
  let closesAt: number | undefined;
  // Yesterday's hours can end today. The next change can be far away, if only an exception has other hours.
  for (let day = today - 1; day <= today + 366; day += 1) {
    for (const { start, end } of parseHours(hoursOn(day, details)) ?? []) {
      const opens = timeOf(day * DAY + start, clock, Math.min);
      const closes = timeOf(day * DAY + end, clock, Math.max);
      if (closesAt === undefined) {
        if (closes <= now) continue;
        if (opens > now) return { isOpen: false, changesAt: opens };
        closesAt = closes;
      } else if (opens <= closesAt) closesAt = Math.max(closesAt, closes);
    }
    // The next interval can start at midnight.
    if (closesAt !== undefined && closesAt < timeOf((day + 1) * DAY, clock, Math.min))
      return { isOpen: true, changesAt: closesAt };
  }
  return { isOpen: closesAt !== undefined };
}
