import type { ReactElement, ReactNode } from 'react';
import { DAYS } from './BusinessDetails.js';
import type { DetailsStrings } from './DetailsMessages.js';
import { firstDay, format, formatDays, formatTime, isAllDay, machineTimes } from './formats.js';
import { datesOf, parseHours, type Interval } from './hours.js';
import { SCHEMA_DAYS } from './jsonLd.js';
import { resolve, type PartProps } from './detailsProps.js';

interface Language {
  locale: string;
  messages: DetailsStrings;
}

/**
 * The opening hours of a week, and the exceptions. Renders a `<div>` with a `<dl>` for each of both. Neighboring days with the same
 * hours share a row.
 */
export function ContactHours(props: PartProps<'div'>): ReactElement | null {
  const { details, native, ...language } = resolve('rck-hours', props);
  const hours = details.hours ?? {};
  const start = firstDay(language.locale);
  const isKnown = Object.keys(hours).length > 0;
  const days = isKnown ? DAYS.map((__day, index) => (start + index) % 7) : [];
  const week = groupDays(
    days.map((day) => {
      const name = DAYS[day];
      return [day, parseHours(name && hours[name])];
    }),
  );
  const dates = datesOf(details);
  if (week.length === 0 && dates.length === 0) return null;
  return (
    <div {...native}>
      {week.length > 0 && <dl className="rck-details">{week.map((group) => renderDays(group, language))}</dl>}
      {dates.length > 0 && (
        <>
          <p className="rck-hours-title">{language.messages.labels.exceptions}</p>
          <dl className="rck-details">{dates.map((exception) => renderDate(exception, language))}</dl>
        </>
      )}
    </div>
  );
}

interface DayGroup {
  /** From 0 (Monday). */
  days: number[];
  intervals: readonly Interval[];
}

/** Groups neighboring days with the same hours. Leaves out days whose hours are not valid. */
function groupDays(days: (readonly [day: number, intervals: Interval[] | undefined])[]): DayGroup[] {
  const groups: DayGroup[] = [];
  let before: DayGroup | undefined;
  for (const [day, intervals] of days) {
    if (intervals && before && JSON.stringify(before.intervals) === JSON.stringify(intervals))
      before.days.push(day);
    else {
      before = intervals && { days: [day], intervals };
      if (before) groups.push(before);
    }
  }
  return groups;
}

function renderDays({ days, intervals }: DayGroup, language: Language): ReactElement {
  const { locale, messages } = language;
  const validity = days.map((day) => (
    <link key={day} itemProp="dayOfWeek" href={`https://schema.org/${SCHEMA_DAYS[day]}`} />
  ));
  return (
    <div key={days[0]}>
      <dt suppressHydrationWarning>{formatDays(days[0] ?? 0, days.at(-1) ?? 0, locale)}</dt>
      <dd>
        {intervals.length === 0
          ? messages.hours.closed
          : renderIntervals(intervals, language, 'openingHoursSpecification', validity)}
      </dd>
    </div>
  );
}

function renderDate(
  { date, hours, reason }: ReturnType<typeof datesOf>[number],
  language: Language,
): ReactElement {
  const intervals = parseHours(hours) ?? [];
  const validity = (
    <>
      <meta itemProp="validFrom" content={date} />
      <meta itemProp="validThrough" content={date} />
    </>
  );
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return (
    <div key={date}>
      <dt>
        <time dateTime={date} suppressHydrationWarning>
          {format(Date.parse(date), language.locale, parts)}
        </time>
        {reason && ' · '}
        {reason && <bdi>{reason}</bdi>}
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

/** An interval of a date without hours. In schema.org's terms, equal times mean closed. */
const CLOSED: Interval = { start: 0, end: 0 };

const SPECIFICATION = 'https://schema.org/OpeningHoursSpecification';

/** @param validity the days or dates of the intervals, as microdata */
function renderIntervals(
  intervals: readonly Interval[],
  { locale, messages }: Language,
  property: string,
  validity: ReactNode,
): ReactNode {
  return intervals.map((interval) => {
    const [opens, closes] = machineTimes(interval);
    const text = isAllDay(interval) ? messages.hours.allDay : interval === CLOSED && messages.hours.closed;
    return (
      <span key={opens} className="rck-interval" itemProp={property} itemScope itemType={SPECIFICATION}>
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
