import type { FileHandle } from 'node:fs/promises';
import { SubmissionError } from '../client/SubmissionError.js';
import type { StoredSubmission } from './submission.js';

/** The start of every line. A file with other data does not start with it, and must not be changed. */
const LINE_START = '{"id":"';

/**
 * Opens or creates a file that contains one submission per line, as JSON. Removes an incomplete last line, which was never
 * acknowledged. Only one process at a time can write to the file.
 *
 * @param onStored called with each submission in the file
 * @returns a function that appends a submission. It resolves after the flush, which waiting submissions share
 * @throws Error if the file cannot be opened, or contains anything but submissions
 */
export async function openSubmissionFile(path: string, onStored?: (submission: StoredSubmission) => void) {
  await withFile(path, (file) => readLines(file, path, onStored));
  let waiting: string[] = [];
  let written = Promise.resolve();

  async function writeBatch(): Promise<void> {
    const lines = waiting.join('');
    waiting = [];
    await withFile(path, (file) => append(file, lines));
  }

  return async ({ id, ...rest }: StoredSubmission<object>): Promise<void> => {
    // Every line starts with the id. The first line of a batch starts its write, after the batch before.
    if (waiting.push(`${JSON.stringify({ id, ...rest })}\n`) === 1)
      written = written.catch(() => undefined).then(writeBatch);
    return written;
  };
}

/** Opens the file for each use. If it was deleted in the meantime, new submissions go into a new file. */
async function withFile(path: string, use: (file: FileHandle) => Promise<void>): Promise<void> {
  // Resolved at run time: an import would break bundles for browsers, where this code never runs.
  const { open } = process.getBuiltinModule('node:fs/promises');
  const file = await open(path, 'a+', 0o600).catch((error: unknown) => {
    throw openError(path, error as NodeJS.ErrnoException);
  });
  await use(file).finally(() => file.close());
}

async function readLines(file: FileHandle, path: string, onStored = (_: StoredSubmission) => {}) {
  // Check the first bytes before reading lines: a file with other data can contain gigabytes without a line break.
  const { buffer } = await file.read({ buffer: Buffer.alloc(LINE_START.length), position: 0 });
  checkStart(path, buffer.toString());
  let line = '';
  let isSubmission = true;
  // In this encoding, a character is a byte.
  for await (line of file.readLines({ start: 0, encoding: 'latin1', autoClose: false })) {
    checkStart(path, line);
    const submission = parseLine(Buffer.from(line, 'latin1').toString());
    isSubmission = line === '' || submission !== undefined;
    if (submission) onStored(submission);
  }
  const { size } = await file.stat();
  if (!isSubmission && !(await endsWithNewline(file, size))) await file.truncate(size - line.length);
}

/** Undefined if a write that failed has left the line incomplete. */
function parseLine(line: string): StoredSubmission | undefined {
  try {
    return JSON.parse(line.replaceAll('\0', '')) as StoredSubmission;
  } catch {
    return undefined;
  }
}

function checkStart(path: string, line: string): void {
  // A power failure can leave zeros.
  if (LINE_START.startsWith(line.replaceAll('\0', '').slice(0, LINE_START.length))) return;
  throw new Error(
    `react-contact-kit: ${path} contains something other than submissions, so nothing is written to it. ` +
      'Set the path of a new file, or of a file that contains only submissions.',
  );
}

async function append(file: FileHandle, lines: string): Promise<void> {
  const { size } = await file.stat();
  try {
    // An editor can remove the last line break.
    await file.appendFile((await endsWithNewline(file, size)) ? lines : `\n${lines}`);
    await file.datasync();
  } catch (error) {
    await file.truncate(size).catch(() => {
      // The next write starts a new line.
      throw new SubmissionError('unconfirmed', { cause: error });
    });
    throw error;
  }
}

async function endsWithNewline(file: FileHandle, size: number): Promise<boolean> {
  return size === 0 || (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() === '\n';
}

function openError(path: string, cause: NodeJS.ErrnoException): Error {
  const { code = '', message } = cause;
  let problem = `${path} cannot be opened (${message})`;
  if (path === '') problem = 'the name of the file is empty';
  else if (code === 'EISDIR') problem = `${path} is a directory`;
  else if (/ENOENT|ENOTDIR/.test(code)) problem = `the directory of ${path} does not exist`;
  else if (/EACCES|EPERM|EROFS/.test(code)) problem = `${path} is not writable`;
  return new Error(
    `react-contact-kit: ${problem}, so submissions cannot be stored. ` +
      'Set the path of a file in a directory that exists and that you can write to.',
    { cause },
  );
}
