import type { ContactPayload } from '../client/postSubmission.js';

/** A submission that the sandbox acknowledged. */
export interface StoredSubmission {
  id: string;
  formId: string;
  locale: string;
  /** As received: nothing is trimmed or rewritten. */
  payload: ContactPayload & Record<string, string | number | boolean | readonly string[]>;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** Where a sandbox keeps its submissions. */
export interface SubmissionStore {
  /** Resolves once the submission is safe; the sandbox acknowledges it only then. */
  add(submission: StoredSubmission): Promise<void>;
  /** All that is safe, oldest first. */
  all(): readonly StoredSubmission[];
}

/** Keeps submissions as long as the process or the page lives. */
export function memoryStore(): SubmissionStore {
  const submissions: StoredSubmission[] = [];
  return {
    async add(submission) {
      submissions.push(submission);
    },
    all: () => submissions,
  };
}
