import type { StoredSubmission } from '../server/submission.js';
import { openSubmissionFile } from '../server/submissionFile.js';

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

/**
 * Stores submissions in a file of JSON lines, in Node. A submission is stored when it has been flushed to the disk.
 * Submissions that wait at the same time share one flush. Only one process can write to the file at a time.
 *
 * @throws Error if the file cannot be opened, or contains anything but submissions
 */
export async function fileStore(path: string): Promise<SubmissionStore> {
  const submissions: StoredSubmission[] = [];
  const append = await openSubmissionFile(path, (submission) => {
    submissions.push(submission);
  });
  return {
    async add(submission) {
      await append(submission);
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
