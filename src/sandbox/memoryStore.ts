import type { ContactPayload } from '../client/request.js';

/** A submission that the sandbox accepted. */
export interface StoredSubmission {
  id: string;
  formId: string;
  locale: string;
  /** As received, without normalization. */
  payload: ContactPayload & Record<string, string | number | boolean | readonly string[]>;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** Stores the submissions of a sandbox. */
export interface SubmissionStore {
  /** Resolves when the submission is stored. The sandbox acknowledges it only then. */
  add(submission: StoredSubmission): Promise<void>;
  /** All stored submissions, oldest first. */
  all(): readonly StoredSubmission[];
}

export interface WatchedStore extends SubmissionStore {
  /** Calls back for each new submission until the returned function is called. */
  watch(onArrival: () => void): () => void;
}

/** Stores submissions until the process ends or the page unloads. */
export function memoryStore(): SubmissionStore {
  const submissions: StoredSubmission[] = [];
  return {
    async add(submission) {
      submissions.push(submission);
    },
    all: () => submissions,
  };
}

/** A store that reports new submissions. */
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

/** 128 random bits as hex: the id of a submission, or a key. Also works without a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
