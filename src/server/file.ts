import { resolve } from 'node:path';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { invalidOption } from '../client/submissionUrl.js';
import type { StoredSubmission } from './submission.js';
import { openSubmissionFile } from './submissionFile.js';

/**
 * The open files by absolute path. Two writers of the same file would remove each other's lines. It is global, because the
 * bundle of a server can contain this module several times.
 */
const files = ((globalThis as { [key: symbol]: unknown })[Symbol.for('react-contact-kit.openFiles')] ??=
  new Map()) as Map<string, ReturnType<typeof openSubmissionFile>>;

/**
 * Returns a `deliver` for `createContactEndpoint` that appends each submission to a file, as a line of JSON. It runs
 * on Node, Bun and Deno. The promise resolves when the line has been flushed to the disk. Only one process at a time
 * can write to the file.
 *
 * If the file cannot be opened or written, or contains anything but submissions, the promise rejects with a
 * `SubmissionError`. The next submission tries again.
 *
 * @throws TypeError if the path is empty
 */
export function toFile(
  path: string,
): (submission: StoredSubmission<object> & { text?: string }) => Promise<void> {
  if (typeof path !== 'string' || !path.trim()) {
    const fix = 'the path of a file, such as "submissions.jsonl"';
    throw invalidOption('path', path, 'no submission can be stored', fix);
  }
  const file = resolve(path);
  return async ({ text: _, ...submission }) => {
    const opening = files.get(file) ?? openSubmissionFile(file);
    files.set(file, opening);
    opening.catch(() => files.delete(file));
    try {
      await (
        await opening
      )(submission);
    } catch (cause) {
      // Nothing was stored, so the visitor can safely send the message again.
      throw isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    }
  };
}
