import type { FileHandle } from 'node:fs/promises';
import type { StoredSubmission } from './memoryStore.js';

interface SubmissionFile {
  /** All that is in the file. */
  submissions: readonly StoredSubmission[];
  /** Resolves once the lines are on the disk. When that fails, none of them stays in the file. */
  append(added: readonly StoredSubmission[]): Promise<void>;
}

/** How every line begins: a file of something else must not be taken for one of submissions and cut. */
const LINE_START = '{"id":"';
const NEWLINE = 0x0a;

/** Reads a file of JSON lines and cuts off a last line that was not written whole, thus never acknowledged. */
export async function openSubmissionFile(path: string): Promise<SubmissionFile> {
  // Asked of Node at run time: an import of it would break bundles for browsers, which never get here.
  const { open } = process.getBuiltinModule('node:fs/promises');
  /** Where a line begins that a failed write left behind, until it is cut off. */
  let tornAt: number | undefined;

  async function read(): Promise<StoredSubmission[]> {
    const submissions: StoredSubmission[] = [];
    const handle = await open(path, 'a+', 0o600);
    try {
      let tail = Buffer.alloc(0);
      let end = 0;
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
        tail = Buffer.concat([tail, chunk as Buffer]);
        const length = tail.lastIndexOf(NEWLINE) + 1;
        for (const line of tail.toString('utf8', 0, length).split('\n').slice(0, -1)) {
          const submission = parseLine(line);
          if (!submission) throw foreign(path);
          submissions.push(submission);
        }
        end += length;
        tail = tail.subarray(length);
        // Asked at once: what is no line may go on for gigabytes.
        if (!LINE_START.startsWith(tail.toString('latin1', 0, LINE_START.length))) throw foreign(path);
      }
      if (tail.length > 0) {
        // Whole, when only its line break is missing: an editor may have dropped that.
        const last = parseLine(tail.toString());
        await (last ? handle.appendFile('\n') : handle.truncate(end));
        if (last) submissions.push(last);
      }
      return submissions;
    } finally {
      await handle.close();
    }
  }

  // Opened for every batch: a file deleted meanwhile must not swallow what is then acknowledged.
  async function write(lines: string): Promise<void> {
    const handle = await open(path, 'a', 0o600);
    try {
      await cut(handle);
      tornAt = (await handle.stat()).size;
      await handle.appendFile(lines);
      await handle.datasync();
      tornAt = undefined;
    } catch (error) {
      // Should this fail too, the next write begins with it.
      await cut(handle).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
  }

  async function cut(handle: FileHandle): Promise<void> {
    // Never longer: somebody may have put another file in its place.
    if (tornAt !== undefined) await handle.truncate(Math.min(tornAt, (await handle.stat()).size));
    tornAt = undefined;
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

function parseLine(line: string): StoredSubmission | undefined {
  try {
    return line.startsWith(LINE_START) ? (JSON.parse(line) as StoredSubmission) : undefined;
  } catch {
    return undefined;
  }
}

function foreign(path: string): Error {
  return new Error(
    `react-contact-kit: ${path} holds something else than submissions, so nothing is written to it. ` +
      'Name a new file, or one that the sandbox wrote.',
  );
}
