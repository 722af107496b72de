import type { ReactElement, ReactNode } from 'react';
import { DAYS } from './BusinessDetails.js';
import type { DetailsStrings } from './DetailsMessages.js';
import { format, formatDays, formatTime } from './formats.js';
import {
  CLOSED,
  datesOf,
  isAllDay,
  isWeek,
  machineTimes,
  parseHours,
  type DatedHours,
  type Interval,
} from './hours.js';
import { SCHEMA_DAYS } from './jsonLd.js';
import { resolve, type PartProps } from './detailsProps.js';

interface Language {
  locale: string;
  messages: DetailsStrings;
}

/**
 * The weekly opening hours and the exceptions. Renders a `<div>` with a `<dl>` for each. The week starts on Monday,
 * and neighboring days with the same hours share a row.
 */
export function ContactHours(props: PartProps<'div'>): ReactElement | null {
  const { details, native, ...language } = resolve('rck-hours', props);
  const { hours = {} } = details;
  const isClosed = Object.keys(hours).length > 0 && isWeek(hours);
  const week = groupDays(DAYS.map((day) => (day in hours || isClosed ? parseHours(hours[day]) : undefined)));
  const dates = datesOf(details);
  if (week.length === 0 && dates.length === 0) return null;
  const hasYears = new Set(dates.map(({ date }) => date.slice(0, 4))).size > 1;
  return (
    <div {...native}>
      {week.length > 0 && <dl className="rck-details">{week.map((group) => renderDays(group, language))}</dl>}
      {dates.length > 0 && (
        <>
          <p className="rck-hours-title">{language.messages.labels.exceptions}</p>
          <dl className="rck-details">
            {dates.map((exception) => renderDate(exception, hasYears, language))}
          </dl>
        </>
      )}
    </div>
  );
}

interface DayGroup {
  /** From 0 (Monday) to 13 (the Sunday after the next one). */
  days: [number, ...number[]];
  intervals: readonly Interval[];
}

/**
 * Groups neighboring days with the same hours. Leaves out days whose hours are not valid. The order does not depend on `Intl`, of
 * which some browsers know less than the server: hydration would replace the whole page.
 */
function groupDays(week: readonly (Interval[] | undefined)[]): DayGroup[] {
  const hoursOf = (day: number) => JSON.stringify(week[day % 7]);
  // Monday. A group that contains Sunday and Monday is not split: it is the first one, or the last one if it is closed.
  let start = 7;
  while (start % 14 && hoursOf(start - 1) === hoursOf(start)) start += week[0]?.length ? -1 : 1;
  start %= 7;
  const groups: DayGroup[] = [];
  for (let day = start; day < start + 7; day += 1) {
    const intervals = week[day % 7];
    if (!intervals) continue;
    if (day > start && hoursOf(day - 1) === hoursOf(day)) groups.at(-1)?.days.push(day);
    else groups.push({ days: [day], intervals });
  }
  return groups;
}

function renderDays({ days, intervals }: DayGroup, language: Language): ReactElement {
  const { locale, messages } = language;
  const validity = days.map((day) => (
    <link key={day} itemProp="dayOfWeek" href={`https://schema.org/${SCHEMA_DAYS[day % 7]}`} />
  ));
  return (
    <div key={days[0]}>
      <dt suppressHydrationWarning>{formatDays(days[0], days.at(-1) as number, locale)}</dt>
      <dd>
        {intervals.length === 0
          ? messages.hours.closed
          : renderIntervals(intervals, language, 'openingHoursSpecification', validity)}
      </dd>
    </div>
  );
}

function renderDate(
  { date, intervals, reason }: DatedHours,
  hasYear: boolean,
  language: Language,
): ReactElement {
  const validity = (
    <>
      <meta itemProp="validFrom" content={date} />
      <meta itemProp="validThrough" content={date} />
    </>
  );
  const parts = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: hasYear ? 'numeric' : undefined,
    timeZone: 'UTC',
  } as const;
  return (
    <div key={date}>
      <dt>
        <time dateTime={date} suppressHydrationWarning>
          {format(Date.parse(date), language.locale, parts)}
        </time>
        {reason && (
          <div>
            <bdi>{reason}</bdi>
          </div>
        )}
      </dt>
      <dd>
        {renderIntervals(
          intervals.length > 0 ? intervals : [CLOSED],
          language,
          'specialOpeningHoursSpecification',
          validity,
        )}
      </dd>
    </div>
  );
}

const SPECIFICATION = 'https://schema.org/OpeningHoursSpecification';

/** @param validity the days or dates of the intervals, as microdata */
function renderIntervals(
  intervals: readonly Interval[],
  { locale, messages }: Language,
  property: string,
  validity: ReactNode,
): ReactNode {
  return intervals.map((interval, index) => {
    const [opens, closes] = machineTimes(interval);
    const text = isAllDay(interval) ? messages.hours.allDay : interval === CLOSED && messages.hours.closed;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- intervals have no ID
      <span key={index} className="rck-interval" itemProp={property} itemScope itemType={SPECIFICATION}>
        {text ? (
          <>
            {text}
            <meta itemProp="opens" content={opens} />
            <meta itemProp="closes" content={closes} />
          </>
        ) : (
          <bdi>
            <time itemProp="opens" dateTime={opens} suppressHydrationWarning>
              {formatTime(interval.start, locale)}
            </time>
            –
            <time itemProp="closes" dateTime={closes} suppressHydrationWarning>
              {formatTime(interval.end, locale)}
            </time>
          </bdi>
        )}
        {validity}
      </span>
    );
  });
}
