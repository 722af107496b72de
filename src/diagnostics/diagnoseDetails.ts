import { cleanDetails } from '../details/cleanDetails.js';
import { countryName } from '../details/address.js';
import { DAYS, type BusinessDetails } from '../details/BusinessDetails.js';
import type { DetailsStrings } from '../details/DetailsMessages.js';
import { isDate, parseHours } from '../details/hours.js';
import { ALIASES } from '../messages/lazyCatalogs.js';
import { parseLocale } from '../messages/parseLocale.js';
import { warnOnce } from './warnOnce.js';

/** Warns about contact data that cannot be shown, and about labels in another language than the formats. */
export function diagnoseDetails(
  details: BusinessDetails,
  locale: string,
  { lang }: Pick<DetailsStrings, 'lang'>,
): void {
  if (typeof details !== 'object' || details === null || Object.keys(details).length === 0) {
    warnOnce(
      'details are empty, so nothing is shown. Set at least one of name, email, phone, address or hours.',
    );
    return;
  }
  const clean = cleanDetails(details);
  const { phone, address, timeZone } = clean;
  const hours: Partial<Record<string, readonly string[]>> = clean.hours ?? {};
  const exceptions = clean.exceptions ?? {};
  const catalog = catalogOf(locale);
  if (catalog !== catalogOf(lang)) {
    warnOnce(
      `the details have the locale ${JSON.stringify(locale)} and labels in ${JSON.stringify(lang)}. Pass the catalog of ` +
        `the language, the default export of "react-contact-kit/locales/details/${catalog}".`,
    );
  }
  for (const name of ['name', 'email', 'phone', 'timeZone'] as const)
    checkText(name, details[name], clean[name]);
  for (const name of ['street', 'postalCode', 'city', 'region', 'country'] as const)
    checkText(`address.${name}`, details.address?.[name], address[name]);
  for (const name of ['address', 'hours', 'exceptions'] as const) {
    const given: unknown = details[name] ?? {};
    if (typeof given !== 'object' || Array.isArray(given))
      explain(name, given, 'it is not shown', 'an object');
  }
  if (phone && !/^\+?[\d\s()./-]{3,}$/.test(phone)) {
    explain(
      'phone',
      phone,
      'a call might not work',
      'digits, with the country code, such as "+49 30 1234567"',
    );
  }
  if (address.country && countryName(address.country, 'en') === undefined) {
    explain(
      'address.country',
      address.country,
      'the country is not shown',
      'a code of two letters, such as "DE"',
    );
  }
  if (details.position && !clean.position) {
    explain(
      'position',
      details.position,
      'the map does not show it',
      'degrees, such as { latitude: 52.5, longitude: 13.4 }',
    );
  }
  checkHours();
  const links: unknown = details.links ?? [];
  for (const link of Array.isArray(links) ? (links as unknown[]) : [links]) {
    if (cleanDetails({ links: [link] }).links.length === 0)
      explain(
        'links',
        link,
        'the link is not shown',
        'a list of { label, href }, in which href is an absolute http(s) URL',
      );
  }

  function checkHours(): void {
    const hasHours = Object.keys({ ...hours, ...exceptions }).length > 0;
    if (hasHours && !isZone(timeZone)) {
      explain(
        'timeZone',
        timeZone,
        'nobody sees whether you are open',
        'an IANA zone, such as "Europe/Berlin"',
      );
    }
    for (const [day, given] of Object.entries(hours)) {
      if (!(DAYS as readonly string[]).includes(day))
        explain('hours', day, 'the day is not shown', `one of ${DAYS.join()}`);
      else checkDay(`hours.${day}`, given);
    }
    for (const [date, exception] of Object.entries(exceptions)) {
      if (!isDate(date))
        explain('exceptions', date, 'the date is not shown', 'a date that exists, such as "2027-12-24"');
      else if (exception !== undefined)
        checkDay(`exceptions[${JSON.stringify(date)}].hours`, exception?.hours ?? null);
    }
  }

  function checkDay(name: string, given: readonly string[] | null | undefined): void {
    const intervals = given === null ? undefined : parseHours(given);
    if (!intervals) {
      explain(
        name,
        given,
        'the day is not shown',
        'a list of intervals, such as ["09:00-12:00", "13:00-17:00"]',
      );
    } else if (intervals.some(({ start }, index) => start < (intervals[index - 1]?.end ?? 0))) {
      explain(name, given, 'the intervals overlap', 'intervals that follow each other');
    }
  }
}

/** The languages with a catalog for a script or a region. */
const VARIANTS = ['pt-BR', 'sr-Latn', 'zh-Hans', 'zh-Hant'];

function catalogOf(locale: string): string {
  const names = parseLocale(locale).map((name) => ALIASES[name] ?? name);
  return names.find((name) => VARIANTS.includes(name)) ?? names.at(-1) ?? 'en';
}

function checkText(name: string, given: unknown, clean: string | undefined): void {
  if ((given ?? '') !== '' && clean === undefined) explain(name, given, 'it is not shown', 'a text');
}

function explain(name: string, value: unknown, consequence: string, expected: string): void {
  warnOnce(
    `${name} of the details is ${JSON.stringify(value) ?? 'missing'}, so ${consequence}. Set it to ${expected}.`,
  );
}

function isZone(timeZone: string | undefined): boolean {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
