/** A day of the week, as a key of `hours`. */
export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** The days from Monday. */
export const DAYS: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * The contact data of a business, as plain data that can come from a JSON file. Each component shows the values that
 * it needs.
 */
export interface BusinessDetails {
  name?: string | undefined;
  email?: string | undefined;
  /** Shown as you write it. For callers from abroad, add the country code: `+49 30 1234567`. */
  phone?: string | undefined;
  /** `country` is a two-letter code, such as `DE`. */
  address?: PostalAddress | undefined;
  /** Position for the map, in degrees. Without it, the map link searches for the address. */
  position?: { latitude: number; longitude: number } | undefined;
  /** IANA time zone of the hours, such as `Europe/Berlin`. Required for "open now". */
  timeZone?: string | undefined;
  /**
   * Opening hours by day, as intervals such as `09:00-12:00`. An interval can end after midnight (`18:00-02:00`).
   * `00:00-24:00` is the whole day. A day without intervals is closed.
   */
  hours?: Partial<Record<Day, readonly string[] | undefined>> | undefined;
  /**
   * Hours on specific dates, such as `2027-12-24`, which replace the weekly hours. An empty list means closed. Remove
   * past dates, because all dates are shown.
   */
  exceptions?:
    Record<string, { hours: readonly string[]; reason?: string | undefined } | undefined> | undefined;
  /** Other pages, such as social networks. `href` is an absolute http(s) URL. */
  links?: readonly { label: string; href: string }[] | undefined;
}

/** A postal address. Its country decides the order of its lines. */
export interface PostalAddress {
  /** Street and number. Several lines are separated by line breaks. */
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  /** State, province or prefecture. */
  region?: string | undefined;
  /** Two letters (ISO 3166-1), such as `DE`. */
  country?: string | undefined;
}
