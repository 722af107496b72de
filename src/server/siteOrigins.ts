import { misuse } from './misuse.js';

/**
 * The origins of the site, as browsers write them.
 *
 * @throws TypeError when one of them is no origin, or there is none
 */
export function siteOrigins(origin: string | readonly string[]): readonly string[] {
  const given = typeof origin === 'string' ? [origin] : origin;
  if (Array.isArray(given) && given.length > 0 && given.every(isOrigin)) {
    return given.map((one) => new URL(one).origin);
  }
  throw misuse(
    'origin',
    origin,
    'a post from your own pages cannot be told from one of another site',
    'the origin of your site, such as "https://www.example.com", or to a list of them',
  );
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { href, origin } = new URL(value);
  // A star would be a host's name like any other, and match nothing.
  return /^https?:[^*]+$/.test(href) && href === `${origin}/`;
}
