import type { BusinessDetails } from './BusinessDetails.js';
import type { DetailsMessages } from './DetailsMessages.js';
import { format, formatTime } from './formats.js';
import { clockOf, DAY, MINUTE, openingState, timeOf } from './hours.js';

const HOUR = 60 * MINUTE;

/** The line about the hours: whether the business is open, when this changes, and when the text changes. */
export interface OpeningText {
  isOpen: boolean;
  /** Such as "Open now". */
  state: string;
  /** Such as "closes at 18:00". Undefined if the state never changes. */
  change?: string | undefined;
  /** The time at which the text is out of date, as of `Date.now()`. */
  until?: number | undefined;
}

/** The strings of the text. */
export interface OpenNowMessages extends Pick<DetailsMessages, 'dir'> {
  hours: Omit<DetailsMessages['hours'], 'closed' | 'allDay'>;
}

/** The text at a time. Undefined if it cannot be decided whether the business is open. */
export function openingText(
  details: BusinessDetails,
  now: number,
  locale: string,
  { dir, hours }: OpenNowMessages,
): OpeningText | undefined {
  const opening = openingState(details, now);
  if (!opening) return undefined;
  const { isOpen, changesAt } = opening;
  const state = isOpen ? hours.openNow : hours.closedNow;
  if (changesAt === undefined) return { isOpen, state };
  const { timeZone = 'UTC' } = details;
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(now) / DAY);
  const days = Math.floor(clock(changesAt) / DAY) - today;
  const time = formatTime(changesAt, locale, timeZone);
  const date = format(changesAt, locale, {
    timeZone,
    ...(days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  });
  const left = changesAt - now;
  let message: string;
  let relative = '';
  // At midnight, "tomorrow" becomes "at 9:00". No timer can be much longer.
  let until = Math.min(timeOf((today + 1) * DAY, clock, Math.min), changesAt);
  if (isOpen && left <= HOUR) {
    const minutes = Math.ceil(left / MINUTE);
    until = changesAt - (minutes - 1) * MINUTE;
    message = hours.closesIn;
    relative = new Intl.RelativeTimeFormat(locale).format(minutes, 'minute');
  } else if (isOpen) {
    // An evening ends after midnight.
    const isLong = left > DAY;
    message = isLong ? hours.closesOn : hours.closesAt;
    until = Math.min(until, changesAt - (isLong ? DAY : HOUR));
  } else {
    message = days === 0 ? hours.opensAt : days === 1 ? hours.opensTomorrow : hours.opensOn;
  }
  // Without isolation, "6:00 PM" would be reversed in a right-to-left text.
  const insert = (text: string) => (dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const change = message
    .replace('{date}', insert(date))
    .replace('{time}', insert(time))
    .replace('{relative}', insert(relative));
  return { isOpen, state, change, until };
}
