import { mkdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoredSubmission } from '../../src/server/submission.js';
import { openSubmissionFile } from '../../src/server/submissionFile.js';
import { fileHandles } from '../support/fileHandles.js';
import { fileSubmission as submission, storedLines } from '../support/server/fileSubmission.js';
import { temporaryFile } from '../support/temporaryFile.js';

let handles: FileHandle;

beforeAll(async () => {
  handles = await fileHandles();
});

afterEach(() => vi.restoreAllMocks());

const [a, b, c] = [submission('a'), submission('b'), submission('c')];
const text = (...submissions: StoredSubmission[]) =>
  submissions.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Opens a file, and returns the submissions in it. */
async function read(path: string): Promise<StoredSubmission[]> {
  const submissions: StoredSubmission[] = [];
  await openSubmissionFile(path, (one) => submissions.push(one));
  return submissions;
}

describe('a stored submission', () => {
  it('is one line of JSON, in a file that only its owner can read', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    await append(a);
    await append(b);
    expect(await readFile(path, 'utf8')).toBe(text(a, b));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await read(path)).toEqual([a, b]);
  });

  it('starts with its id, so that the file can be opened again', async () => {
    const path = await temporaryFile();
    const reversed = Object.fromEntries(Object.entries(a).toReversed()) as unknown as StoredSubmission;
    await (
      await openSubmissionFile(path)
    )(reversed);
    expect(await readFile(path, 'utf8')).toMatch(/^\{"id":"a",/);
    expect(await read(path)).toEqual([a]);
  });

  it('is on the disk before the promise resolves', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    let flush = () => {};
    const flushed = new Promise<void>((resolve) => {
      flush = resolve;
    });
    const datasync = vi.spyOn(handles, 'datasync').mockReturnValueOnce(flushed);
    const isStored = vi.fn<() => void>();
    const storing = append(a).then(isStored);
    await vi.waitFor(() => expect(datasync).toHaveBeenCalledOnce());
    expect(await storedLines(path)).toEqual([a]);
    expect(isStored).not.toHaveBeenCalled();
    flush();
    await storing;
  });

  it('shares its flush with the submissions that wait at the same time', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    const datasync = vi.spyOn(handles, 'datasync');
    await Promise.all(Array.from({ length: 500 }, (_, index) => append(submission(String(index)))));
    expect(await storedLines(path)).toHaveLength(500);
    expect(datasync).toHaveBeenCalledOnce();
  });

  it('is not lost if another one cannot be written as JSON', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    const payload = { ...b.payload, message: 1n } as unknown as StoredSubmission['payload'];
    const results = await Promise.allSettled([append(a), append({ ...b, payload }), append(c)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storedLines(path)).toEqual([a, c]);
  });
});

describe('a last line', () => {
  it('that is incomplete is removed, and the next one is complete', async () => {
    const path = await temporaryFile();
    for (const length of [1, 7, 20, text(a).length - 2]) {
      await writeFile(path, text(a) + text(a).slice(0, length));
      expect(await read(path)).toEqual([a]);
      expect(await readFile(path, 'utf8')).toBe(text(a));
      await (
        await openSubmissionFile(path)
      )(b);
      expect(await read(path)).toEqual([a, b]);
    }
  });

  it.each(['\n', '\0'.repeat(100), `${text(b).slice(0, 20)}\0\0`])(
    'that an editor or a power failure leaves does not hide the others: %j',
    async (end) => {
      const path = await temporaryFile();
      await writeFile(path, text(a) + end);
      expect(await read(path)).toEqual([a]);
      await (
        await openSubmissionFile(path)
      )(b);
      expect(await read(path)).toEqual([a, b]);
    },
  );

  it('after zeros that a power failure has left is kept', async () => {
    const path = await temporaryFile();
    await writeFile(path, `${text(a)}${'\0'.repeat(50)}${text(b)}`);
    expect(await read(path)).toEqual([a, b]);
  });

  it('is kept if the caller cannot use it', async () => {
    const path = await temporaryFile();
    await writeFile(path, text(a).trimEnd());
    const fail = () => {
      throw new Error('caller');
    };
    await expect(openSubmissionFile(path, fail)).rejects.toThrow('caller');
    expect(await read(path)).toEqual([a]);
  });

  it('without its line break is kept when the file is opened', async () => {
    const path = await temporaryFile();
    await writeFile(path, text(a).trimEnd());
    expect(await read(path)).toEqual([a]);
    await (
      await openSubmissionFile(path)
    )(b);
    expect(await read(path)).toEqual([a, b]);
  });

  it('without its line break, as an editor saves it while the file is in use, is kept', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    await append(a);
    await writeFile(path, text(a).trimEnd());
    await append(b);
    await append(c);
    expect(await read(path)).toEqual([a, b, c]);
  });
});

describe('a failed write', () => {
  it('rejects its submissions and leaves no incomplete line', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    await append(a);
    vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function half(this: FileHandle, data) {
      await this.write(String(data).slice(0, 30));
      throw new Error('ENOSPC');
    });
    await expect(append(b)).rejects.toThrow('ENOSPC');
    await append(c);
    expect(await readFile(path, 'utf8')).toBe(text(a, c));
  });

  it('of lines that could not be flushed removes them', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
    await expect(append(a)).rejects.toThrow('EIO');
    expect(await readFile(path, 'utf8')).toBe('');
  });

  it('whose incomplete line could not be removed does not damage the next', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function half(this: FileHandle, data) {
      await this.write(String(data).slice(0, 30));
      throw new Error('ENOSPC');
    });
    vi.spyOn(handles, 'truncate').mockRejectedValueOnce(new Error('EIO'));
    await expect(append(a)).rejects.toMatchObject({ code: 'unconfirmed', cause: { message: 'ENOSPC' } });
    await append(b);
    expect(await read(path)).toEqual([b]);
    expect(await readFile(path, 'utf8')).toContain(text(b));
  });

  it('does not fail the submissions that wait behind it', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    let fail = (_cause: Error) => {};
    const flushed = new Promise<void>((_resolve, reject) => {
      fail = reject;
    });
    const datasync = vi.spyOn(handles, 'datasync').mockReturnValueOnce(flushed);
    const appending = [append(a)];
    await vi.waitFor(() => expect(datasync).toHaveBeenCalled());
    appending.push(append(b), append(c));
    fail(new Error('EIO'));
    const results = await Promise.allSettled(appending);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await readFile(path, 'utf8')).toBe(text(b, c));
  });
});

describe('the file', () => {
  it('is created again if it was deleted', async () => {
    const path = await temporaryFile();
    const append = await openSubmissionFile(path);
    await append(a);
    await rm(path);
    await append(b);
    expect(await read(path)).toEqual([b]);
  });

  it.each(['{"name":"package"}', 'notes', '{"id":"a"}\nnotes\n', '\0\0\0\0\0\0\0\0data', '{"id":"a"}\nno'])(
    'with other content (%j) is refused and not changed',
    async (content) => {
      const path = await temporaryFile();
      await writeFile(path, content);
      await expect(openSubmissionFile(path)).rejects.toThrow(
        /^react-contact-kit: \S+ contains something other than submissions, so nothing is written to it\. Set the path/,
      );
      expect(await readFile(path, 'utf8')).toBe(content);
    },
  );

  it.each([
    [
      'missing/submissions.jsonl',
      /^react-contact-kit: the directory of .* does not exist, so .* Set the path of a file/,
    ],
    ['', /^react-contact-kit: .* is a directory, so submissions cannot be stored\. Set the path of a file/],
  ])('at a path that cannot be a file (%j) is an error that names the fix', async (name, message) => {
    const path = join(dirname(await temporaryFile()), name);
    const error = await openSubmissionFile(path).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ message: expect.stringMatching(message), cause: { syscall: 'open' } });
  });

  it('without a name is an error that names the fix', async () => {
    await expect(openSubmissionFile('')).rejects.toThrow(
      /^react-contact-kit: the name of the file is empty, so .* Set the path of a/,
    );
  });

  it('in a directory that was deleted rejects submissions until the directory exists again', async () => {
    const directory = join(dirname(await temporaryFile()), 'deleted');
    await mkdir(directory);
    const path = join(directory, 'submissions.jsonl');
    const append = await openSubmissionFile(path);
    await rm(directory, { recursive: true });
    await expect(append(a)).rejects.toThrow(/^react-contact-kit: the directory of \S+ does not exist/);
    await mkdir(directory);
    await append(b);
    expect(await read(path)).toEqual([b]);
  });
});
