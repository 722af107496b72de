import { DAYS, type BusinessDetails } from './BusinessDetails.js';
import { cleanDetails } from './cleanDetails.js';
import { CLOSED, datesOf, machineTimes, parseHours, type Interval } from './hours.js';

/** The names of the days in schema.org, from Monday. */
export const SCHEMA_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Returns the details as JSON-LD (schema.org `LocalBusiness`), for a `<script type="application/ld+json">`. It contains
 * no `<`, so no value can end the script.
 */
export function detailsJsonLd(details: BusinessDetails): string {
  const clean = cleanDetails(details);
  const { name, email, phone, address, position, links } = clean;
  const { street, city, region, postalCode, country } = address;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    email,
    telephone: phone,
    address: Object.values(address).some(Boolean) && {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: position && { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: DAYS.flatMap((day, index) =>
      specifications(parseHours(clean.hours?.[day]), {
        dayOfWeek: `https://schema.org/${SCHEMA_DAYS[index]}`,
      }),
    ),
    specialOpeningHoursSpecification: datesOf(clean).flatMap(({ date, intervals }) =>
      specifications(intervals.length > 0 ? intervals : [CLOSED], { validFrom: date, validThrough: date }),
    ),
    sameAs: links.map(({ href }) => href),
  };
  return JSON.stringify(data, (_key, value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}

function specifications(intervals: readonly Interval[] = [], more: object): object[] {
  return intervals.map((interval) => {
    const [opens, closes] = machineTimes(interval);
    return Object.assign({ '@type': 'OpeningHoursSpecification', opens, closes }, more);
  });
}
