import type { WatchedStore } from './watchedStore.js';

const MOST_AT_ONCE = 100;

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
      const next = store.all().slice(sent, sent + MOST_AT_ONCE);
      sent += next.length;
      const events = next.map((submission) => `data: ${JSON.stringify(submission)}\n\n`);
      controller.enqueue(encoder.encode(events.join('')));
    },
    cancel() {
      unwatch();
    },
  });
}
