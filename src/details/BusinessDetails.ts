/** A day of the week, as a key of `hours`. */
export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** The days from Monday. */
export const DAYS: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The contact data of a business. Plain data, so a JSON file can contain it. Each component shows what it finds. */
export interface BusinessDetails {
  name?: string | undefined;
  email?: string | undefined;
  /** Shown as it is written. With the country code, such as `+49 30 1234567`, it can be called from everywhere. */
  phone?: string | undefined;
  address?: PostalAddress | undefined;
  /** Where the map link leads to. Without it, the link searches for the address. In degrees. */
  position?: { latitude: number; longitude: number } | undefined;
  /** Time zone of the hours, such as `Europe/Berlin` (IANA). Without it, the business is neither shown as open nor as closed. */
  timeZone?: string | undefined;
  /**
   * Opening hours by day: intervals such as `09:00-12:00`, also over midnight (`18:00-02:00`) and for the whole day
   * (`00:00-24:00`). On a day without intervals, the business is closed.
   */
  hours?: Partial<Record<Day, readonly string[] | undefined>> | undefined;
  /**
   * Hours that replace those of the week, by date (`2026-12-24`). An empty list means closed. Remove dates of the past: all are
   * shown.
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
