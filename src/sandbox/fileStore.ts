import type { StoredSubmission, SubmissionStore } from './memoryStore.js';
import { openSubmissionFile } from './openSubmissionFile.js';

interface Waiting {
  submission: StoredSubmission;
  stored: () => void;
  failed: (cause: unknown) => void;
}

/**
 * Keeps submissions in a file of JSON lines, for Node. Each is flushed to the disk before it counts as stored, and
 * those that wait at the same time share one flush. One process at a time may write to the file.
 *
 * @throws Error when the file cannot be read, or holds something else
 */
export async function fileStore(path: string): Promise<SubmissionStore> {
  const file = await openSubmissionFile(path);
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await file.append(batch.map(({ submission }) => submission));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  return {
    add: (submission) =>
      new Promise((stored, failed) => {
        waiting.push({ submission, stored, failed });
        if (!isWriting) void writeAll();
      }),
    all: () => file.submissions,
  };
}
