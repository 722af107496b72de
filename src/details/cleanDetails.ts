import type { BusinessDetails, PostalAddress } from './BusinessDetails.js';
import { webUrl } from './links.js';

/** Details without what cannot be shown. Texts are not empty. */
export interface CleanDetails extends BusinessDetails {
  address: PostalAddress;
  links: readonly { label: string; href: string }[];
}

/** Removes what cannot be shown: a JSON file or a content management system can contain anything. */
export function cleanDetails(details: unknown): CleanDetails {
  const { address, position, hours, exceptions, links, ...others } = objectOf(details);
  const { latitude, longitude } = textsOf(position);
  return {
    ...textsOf(others),
    address: textsOf(address),
    position:
      Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
        ? { latitude: Number(latitude), longitude: Number(longitude) }
        : undefined,
    hours: objectOf(hours),
    exceptions: objectOf(exceptions) as BusinessDetails['exceptions'],
    links: (Array.isArray(links) ? links : []).flatMap((link) => {
      const { label, href } = textsOf(link);
      return label && href && webUrl(href) ? { label, href } : [];
    }),
  };
}

/** The members of an object. Of a list or another value, none. */
function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

/** The members of an object that are texts or numbers, as text. */
function textsOf(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, member] of Object.entries(objectOf(value))) {
    const text = textOf(member);
    if (text) texts[name] = text;
  }
  return texts;
}

/** A text or a number as text. Undefined if it is empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined;
  // Half of a character cannot be in a URL.
  return (
    String(value)
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .trim() || undefined
  );
}
