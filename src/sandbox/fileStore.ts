import type { FileHandle } from 'node:fs/promises';
import type { StoredSubmission, SubmissionStore } from './memoryStore.js';

interface WaitingSubmission {
  submission: StoredSubmission;
  stored: () => void;
  failed: (cause: unknown) => void;
}

/**
 * Stores submissions in a file of JSON lines, in Node. A submission is stored when it has been flushed to the disk.
 * Submissions that wait at the same time share one flush. Only one process can write to the file at a time.
 *
 * @throws Error if the file cannot be opened, or contains anything but submissions
 */
export async function fileStore(path: string): Promise<SubmissionStore> {
  const file = await openSubmissionFile(path);
  let waiting: WaitingSubmission[] = [];
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

interface SubmissionFile {
  /** All submissions in the file. */
  submissions: readonly StoredSubmission[];
  /** Resolves when the lines are on the disk. If writing fails, the file contains none of them. */
  append(added: readonly StoredSubmission[]): Promise<void>;
}

/** The start of every line. The check for it prevents the sandbox from truncating a file that contains other data. */
const LINE_START = '{"id":"';
const NEWLINE = 0x0a;

/** Opens the file. Removes an incomplete last line, which was never acknowledged. */
async function openSubmissionFile(path: string): Promise<SubmissionFile> {
  // Resolved at run time: an import would break bundles for browsers, where this code never runs.
  const { open } = process.getBuiltinModule('node:fs/promises');
  /** Offset of a line that a failed write left incomplete, until it is removed. */
  let incompleteAt: number | undefined;

  async function read(): Promise<StoredSubmission[]> {
    const submissions: StoredSubmission[] = [];
    const handle = await open(path, 'a+', 0o600).catch((error: unknown) => {
      throw openError(path, error);
    });
    try {
      let tail = Buffer.alloc(0);
      let end = 0;
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
        tail = Buffer.concat([tail, chunk as Buffer]);
        const length = tail.lastIndexOf(NEWLINE) + 1;
        for (const line of tail.toString('utf8', 0, length).split('\n').slice(0, -1)) {
          const submission = parseLine(line);
          if (!submission) throw foreignFile(path);
          submissions.push(submission);
        }
        end += length;
        tail = tail.subarray(length);
        // Checked early, because another file can have gigabytes without a line break.
        if (!LINE_START.startsWith(tail.toString('latin1', 0, LINE_START.length))) throw foreignFile(path);
      }
      if (tail.length > 0) {
        // An editor can remove the last line break. The next write adds it again.
        const last = parseLine(tail.toString());
        if (last) submissions.push(last);
        else await handle.truncate(end);
      }
      return submissions;
    } finally {
      await handle.close();
    }
  }

  // Opens the file for each batch. If the file was deleted in the meantime, new submissions go into a new file.
  async function write(lines: string): Promise<void> {
    const handle = await open(path, 'a+', 0o600);
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

  const submissions = await read();
  return {
    submissions,
    async append(added) {
      await write(added.map((submission) => `${JSON.stringify(submission)}\n`).join(''));
      for (const submission of added) submissions.push(submission);
    },
  };
}

/** An editor can save the file without the last line break while the sandbox is running. */
async function endsWithNewline(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === NEWLINE;
}

function parseLine(line: string): StoredSubmission | undefined {
  try {
    return line.startsWith(LINE_START) ? (JSON.parse(line) as StoredSubmission) : undefined;
  } catch {
    return undefined;
  }
}

function foreignFile(path: string): Error {
  return new Error(
    `react-contact-kit: ${path} contains something other than submissions, so the sandbox does not write to it. ` +
      'Set the path of a new file, or of a file that the sandbox has written.',
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
