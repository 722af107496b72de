import type { FileHandle } from 'node:fs/promises';
import type { ContactSubmission } from './submission.js';

/** The start of every line. A file with other data does not start with it, and must not be truncated. */
const LINE_START = '{"id":"';
const NEWLINE = 0x0a;

interface WaitingLine {
  line: string;
  stored: () => void;
  failed: (cause: unknown) => void;
}

/**
 * Opens a file that contains one submission per line, as JSON. Creates the file if it does not exist. Removes an incomplete
 * last line, which was never acknowledged. Only one process at a time can write to the file.
 *
 * @param onStored called with each submission in the file
 * @returns a function that appends a submission. Its promise resolves when the submission has been flushed to the disk.
 * Submissions that wait at the same time share one flush. If writing fails, the file does not contain them
 * @throws Error if the file cannot be opened, or contains anything but submissions
 */
export async function openSubmissionFile(
  path: string,
  onStored?: (submission: ContactSubmission) => void,
): Promise<(submission: ContactSubmission) => Promise<void>> {
  // Resolved at run time: an import would break bundles for browsers, where this code never runs.
  const fs = process.getBuiltinModule('node:fs/promises');
  /** Offset of a line that a failed write left incomplete, until it is removed. */
  let incompleteAt: number | undefined;
  let waiting: WaitingLine[] = [];
  let isWriting = false;

  async function open(): Promise<FileHandle> {
    return fs.open(path, 'a+', 0o600).catch((error: unknown) => {
      throw openError(path, error);
    });
  }

  async function read(): Promise<void> {
    const handle = await open();
    try {
      let tail = Buffer.alloc(0);
      let end = 0;
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
        tail = Buffer.concat([tail, chunk as Buffer]);
        const length = tail.lastIndexOf(NEWLINE) + 1;
        for (const line of tail.toString('utf8', 0, length).split('\n').slice(0, -1)) {
          if (!line) continue;
          const submission = parseLine(line) as ContactSubmission | undefined;
          if (!submission) throw foreignFile(path);
          onStored?.(submission);
        }
        end += length;
        tail = tail.subarray(length);
        // Checked early, because another file can have gigabytes without a line break.
        // After a power failure, a file can end with zeros.
        const last = tail.findLastIndex((byte) => byte !== 0);
        const start = tail.toString('latin1', 0, Math.min(last + 1, LINE_START.length));
        if (!LINE_START.startsWith(start)) throw foreignFile(path);
      }
      if (tail.length > 0) {
        // An editor can remove the last line break. The next write adds it again.
        const last = parseLine(tail.toString()) as ContactSubmission | undefined;
        if (last) onStored?.(last);
        else await handle.truncate(end);
      }
    } finally {
      await handle.close();
    }
  }

  // Opens the file for each batch. If the file was deleted in the meantime, new submissions go into a new file.
  async function write(lines: string): Promise<void> {
    const handle = await open();
    try {
      await removeIncomplete(handle);
      const { size } = await handle.stat();
      incompleteAt = size;
      await handle.appendFile((await endsWithNewline(handle, size)) ? lines : `\n${lines}`);
      await handle.datasync();
      incompleteAt = undefined;
    } catch (error) {
      // If this fails too, the next write removes the incomplete line first.
      await removeIncomplete(handle).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
  }

  async function removeIncomplete(handle: FileHandle): Promise<void> {
    // `Math.min`, because `truncate` must not extend a file that was replaced.
    if (incompleteAt !== undefined) await handle.truncate(Math.min(incompleteAt, (await handle.stat()).size));
    incompleteAt = undefined;
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map(({ line }) => line).join(''));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  await read();
  return async (submission) => {
    // Before it waits: a submission that JSON cannot represent must not fail the others. The line starts with the id.
    const { id, ...rest } = submission;
    const line = `${JSON.stringify({ id, ...rest })}\n`;
    return new Promise((stored, failed) => {
      waiting.push({ line, stored, failed });
      if (!isWriting) void writeAll();
    });
  };
}

/** An editor can save the file without the last line break while it is in use. */
async function endsWithNewline(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === NEWLINE;
}

function parseLine(line: string): unknown {
  try {
    return line.startsWith(LINE_START) ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

function foreignFile(path: string): Error {
  return new Error(
    `react-contact-kit: ${path} contains something other than submissions, so nothing is written to it. ` +
      'Set the path of a new file, or of a file that contains only submissions.',
  );
}

function openError(path: string, cause: unknown): Error {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new Error(
    `react-contact-kit: ${openProblem(path, code, message)}, so submissions cannot be stored. ` +
      'Set the path of a file in a directory that exists and that you can write to.',
    { cause },
  );
}

function openProblem(path: string, code: string | undefined, message: string): string {
  if (path === '') return 'the name of the file is empty';
  if (code === 'EISDIR') return `${path} is a directory`;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `the directory of ${path} does not exist`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `${path} is not writable`;
  return `${path} cannot be opened (${message})`;
}
