import { DAYS, type BusinessDetails } from './BusinessDetails.js';
import { machineTimes } from './formats.js';
import { datesOf, parseHours } from './hours.js';
import { webUrl } from './links.js';

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
 * The details as JSON-LD (schema.org `LocalBusiness`), for a `<script type="application/ld+json">`. It contains no `<`, so that
 * no value can end the script.
 */
export function detailsJsonLd(details: BusinessDetails): string {
  const { name, email, phone, address, position, links } = details;
  const { street, city, region, postalCode, country } = address ?? {};
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    email,
    telephone: phone,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: position && { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: DAYS.flatMap((day, index) =>
      specifications(details.hours?.[day], { dayOfWeek: `https://schema.org/${SCHEMA_DAYS[index]}` }),
    ),
    specialOpeningHoursSpecification: datesOf(details).flatMap(({ date, hours }) => {
      const dates = { validFrom: date, validThrough: date };
      if (hours.length > 0) return specifications(hours, dates);
      return [Object.assign({ opens: '00:00', closes: '00:00' }, SPECIFICATION, dates)];
    }),
    sameAs: (links ?? []).flatMap(({ href }) => webUrl(href) ?? []),
  };
  return JSON.stringify(data, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}

const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };

function specifications(hours: readonly string[] | undefined, more: object): object[] {
  return (parseHours(hours) ?? []).map((interval) => {
    const [opens, closes] = machineTimes(interval);
    return Object.assign({ opens, closes }, SPECIFICATION, more);
  });
}
