import { inboxEvents } from './inboxEvents.js';
import { inboxPage, lockedPage } from './inboxPage.js';
import { problem } from './problem.js';
import { randomId } from './randomId.js';
import type { WatchedStore } from './watchedStore.js';

/**
 * The sandbox's own addition under `/_sandbox/`, not part of the API: a page that shows submissions as they arrive.
 * It needs the key and, unlike the endpoint, opens to no other origin.
 */
export function inbox(store: WatchedStore, key: string): (request: Request) => Response {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/_sandbox/' && pathname !== '/_sandbox/events') {
      return problem(404, 'There is nothing at this address.');
    }
    if (request.method !== 'GET') {
      return problem(405, 'This is only to be read.', { headers: { Allow: 'GET' } });
    }
    if (searchParams.get('key') !== key) return html(lockedPage, 403);
    return pathname === '/_sandbox/' ? html(inboxPage) : events(store);
  };
}

function html(page: (nonce: string) => string, status = 200): Response {
  const nonce = randomId();
  return new Response(page(nonce), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
        `img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ` +
        `require-trusted-types-for 'script'; trusted-types 'none'`,
      ...PRIVATE,
    },
  });
}

function events(store: WatchedStore): Response {
  return new Response(inboxEvents(store), { headers: { 'Content-Type': 'text/event-stream', ...PRIVATE } });
}

// The key is in the address.
const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
