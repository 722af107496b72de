import type { CleanDetails } from './cleanDetails.js';

/** A URL of the web, as it was given. Undefined for any other URL, such as `javascript:` and `https:example.com`, a relative one. */
export function webUrl(href: unknown): string | undefined {
  try {
    return typeof href === 'string' && /^\s*https?:\/\//i.test(href) && new URL(href) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The URL of the place on OpenStreetMap: its position, or a search for its address. Undefined without both. */
export function mapUrl({ position, address }: CleanDetails): string | undefined {
  if (position) {
    const { latitude, longitude } = position;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const { street, postalCode, city, country } = address;
  const query = [street?.replace(/\s*\n\s*/g, ', '), [postalCode, city].filter(Boolean).join(' '), country];
  const text = query.filter(Boolean).join(', ');
  return street || city
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`
    : undefined;
}
