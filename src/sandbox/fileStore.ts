import { openSubmissionFile } from '../server/submissionFile.js';
import type { ContactSubmission } from '../server/submission.js';
import type { SubmissionStore } from './memoryStore.js';

/**
 * Stores submissions in a file of JSON lines, in Node. A submission is stored when it has been flushed to the disk.
 * Submissions that wait at the same time share one flush. Only one process can write to the file at a time.
 *
 * @throws Error if the file cannot be opened, or contains anything but submissions
 */
export async function fileStore(path: string): Promise<SubmissionStore> {
  const submissions: ContactSubmission[] = [];
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
