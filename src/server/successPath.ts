import { misuse } from './misuse.js';

// Only lends a host to the path while it is parsed; never contacted.
const PATH_ORIGIN = 'http://path.invalid';

/**
 * Where the visitor is sent once the message was: always a path on the site itself, as it goes into `Location`.
 *
 * @throws TypeError when it could lead to another site
 */
export function successPath(successUrl: string): string {
  // The parser drops tabs, turns `\` into `/` and resolves dots, so what it makes of a path can begin with another host.
  if (typeof successUrl === 'string' && /^\/[^\\\p{Cc}]*$/u.test(successUrl)) {
    const url = URL.canParse(successUrl, PATH_ORIGIN) && new URL(successUrl, PATH_ORIGIN);
    if (url && url.origin === PATH_ORIGIN && !url.pathname.startsWith('//')) {
      return url.pathname + url.search + url.hash;
    }
  }
  throw misuse(
    'successUrl',
    successUrl,
    'visitors could be led to another site once their message was sent',
    'a path from "/" on your own, such as "/thanks"',
  );
}
