import { inboxPage, lockedPage } from './inboxPage.js';
import { randomId } from '../server/submission.js';
import type { WatchedStore } from './submissionStore.js';
import { problem } from '../server/responses.js';

// In characters. Limits memory, because a client can read slowly or not at all.
const MAX_EVENTS_AT_ONCE = 64 * 1024;

// The URL contains the key.
const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A page under `/_sandbox/` that shows submissions as they arrive. The endpoint contract does not include it. It requires the
 * key, and pages of other origins cannot read it.
 */
export function inbox(store: WatchedStore, key: string): (request: Request) => Response {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/_sandbox/' && pathname !== '/_sandbox/events') {
      return problem(404, 'There is nothing at this URL.');
    }
    if (request.method !== 'GET') {
      return problem(405, 'The inbox can only be read.', { headers: { Allow: 'GET' } });
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
  return new Response(eventStream(store), { headers: { 'Content-Type': 'text/event-stream', ...PRIVATE } });
}

/** Server-sent events of all submissions: the stored ones, then each new one, until the client disconnects. */
function eventStream(store: WatchedStore): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let sent = 0;
  let unwatch = () => {};

  return new ReadableStream<Uint8Array>({
    start(controller) {
      // The first byte fires the client's `open` event immediately.
      controller.enqueue(encoder.encode('retry: 1000\n\n'));
    },
    async pull(controller) {
      while (sent === store.all().length) {
        await new Promise<void>((arrived) => {
          unwatch = store.watch(arrived);
        });
        unwatch();
      }
      let text = '';
      for (let next; text.length < MAX_EVENTS_AT_ONCE && (next = store.all()[sent]); sent += 1) {
        text += `data: ${JSON.stringify(next)}\n\n`;
      }
      controller.enqueue(encoder.encode(text));
    },
    cancel() {
      unwatch();
    },
  });
}
