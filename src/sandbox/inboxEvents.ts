import type { WatchedStore } from './watchedStore.js';

// Of characters. A client may be slow to read, or never do.
const MOST_AT_ONCE = 64 * 1024;

/** Server-sent events of all submissions: those that are there, then each that arrives, until the client leaves. */
export function inboxEvents(store: WatchedStore): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let sent = 0;
  let unwatch = () => {};

  return new ReadableStream<Uint8Array>({
    start(controller) {
      // A first byte lets the client know at once that it is connected.
      controller.enqueue(encoder.encode('retry: 1000\n\n'));
    },
    async pull(controller) {
      while (sent === store.all().length) {
        await new Promise<void>((arrived) => {
          unwatch = store.watch(arrived);
        });
        unwatch();
      }
      let events = '';
      for (let next; events.length < MOST_AT_ONCE && (next = store.all()[sent]); sent += 1) {
        events += `data: ${JSON.stringify(next)}\n\n`;
      }
      controller.enqueue(encoder.encode(events));
    },
    cancel() {
      unwatch();
    },
  });
}
