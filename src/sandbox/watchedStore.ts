import type { SubmissionStore } from './memoryStore.js';

export interface WatchedStore extends SubmissionStore {
  /** Calls back at each arrival until the returned function is called. */
  watch(onArrival: () => void): () => void;
}

/** A store that tells of arrivals. */
export function watchedStore(store: SubmissionStore): WatchedStore {
  const watchers = new Set<() => void>();
  return {
    async add(submission) {
      await store.add(submission);
      for (const onArrival of watchers) onArrival();
    },
    all: () => store.all(),
    watch(onArrival) {
      watchers.add(onArrival);
      return () => watchers.delete(onArrival);
    },
  };
}
