import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toFile } from '../../src/server/file.js';
import type { ContactSubmission } from '../../src/server/submission.js';
import { fileHandles } from '../support/fileHandles.js';
import { payload } from '../support/sandbox/submission.js';
import { temporaryFile } from '../support/sandbox/temporaryFile.js';
import { buildProgram } from '../support/server/buildProgram.js';

let handles: FileHandle;

beforeAll(async () => {
  handles = await fileHandles();
});

afterEach(() => vi.restoreAllMocks());

const submission = (id: string): ContactSubmission => ({
  id,
  formId: 'f_1',
  locale: 'en',
  payload: { ...payload, message: `two\nlines \u2028 and more, of ${id}` },
  evidence: { isTrapFilled: false, secondsToSubmit: 12 },
  receivedAt: '2030-01-02T03:04:05.678Z',
});

async function stored(path: string): Promise<ContactSubmission[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as ContactSubmission);
}

/** The same submission with its keys in the opposite order. */
function reversed(given: ContactSubmission): ContactSubmission {
  return Object.fromEntries(Object.entries(given).toReversed()) as unknown as ContactSubmission;
}

describe('a delivered submission', () => {
  it('is one line of JSON, in a file that only its owner can read', async () => {
    const path = await temporaryFile();
    const deliver = toFile(path);
    await deliver(submission('a'));
    await deliver(submission('b'));
    expect(await stored(path)).toEqual([submission('a'), submission('b')]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is on the disk before the promise resolves', async () => {
    const path = await temporaryFile();
    let flush = () => {};
    const flushed = new Promise<void>((resolve) => {
      flush = resolve;
    });
    const datasync = vi.spyOn(handles, 'datasync').mockReturnValueOnce(flushed);
    const isDelivered = vi.fn<() => void>();
    const delivering = toFile(path)(submission('a')).then(isDelivered);
    await vi.waitFor(() => expect(datasync).toHaveBeenCalledOnce());
    expect(await stored(path)).toEqual([submission('a')]);
    expect(isDelivered).not.toHaveBeenCalled();
    flush();
    await delivering;
  });

  it('shares its flush with the submissions that arrive at the same time, also of another form', async () => {
    const path = await temporaryFile();
    const [first, second] = [toFile(path), toFile(`${dirname(path)}/./${path.slice(dirname(path).length)}`)];
    await first(submission('opens the file'));
    const datasync = vi.spyOn(handles, 'datasync');
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => (index % 2 ? first : second)(submission(String(index)))),
    );
    expect(datasync).toHaveBeenCalledTimes(2);
    expect(new Set((await stored(path)).map(({ id }) => id)).size).toBe(501);
  });

  it('starts with its id, so that the file can be opened again', async () => {
    const path = await temporaryFile();
    await toFile(path)(reversed(submission('a')));
    expect(await readFile(path, 'utf8')).toMatch(/^\{"id":"a",/);
    expect(await stored(path)).toEqual([submission('a')]);
  });

  it('is not lost if another one cannot be written as JSON', async () => {
    const path = await temporaryFile();
    const deliver = toFile(path);
    const payloadOf = (message: unknown) => ({ ...payload, message }) as ContactSubmission['payload'];
    const results = await Promise.allSettled([
      deliver(submission('a')),
      deliver({ ...submission('b'), payload: payloadOf(1n) }),
      deliver(submission('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored(path)).toEqual([submission('a'), submission('c')]);
  });
});

describe('an error', () => {
  it.each(['', ' ', undefined])('names the fix at the start if the path is %j', (path) => {
    expect(() => toFile(path as string)).toThrow(
      /^react-contact-kit: path is .*, so no submission can be stored\. Set it to the path of a file, such as/,
    );
  });

  it.each(['{"name":"package"}', 'notes', '{"id":"a"}\nnotes\n', '\n'])(
    'rejects submissions for a file with other content (%j), until the file is moved away',
    async (content) => {
      const path = await temporaryFile();
      await writeFile(path, content);
      const deliver = toFile(path);
      const results = await Promise.allSettled([deliver(submission('a')), deliver(submission('b'))]);
      const message = expect.stringMatching(
        /^react-contact-kit: \S+ contains something other than submissions, so nothing is written to it\. Set the path/,
      ) as string;
      const reason = expect.objectContaining({ message }) as Error;
      const rejected = { status: 'rejected', reason };
      expect(results).toEqual([rejected, rejected]);
      expect(await readFile(path, 'utf8')).toBe(content);
      await rm(path);
      await deliver(submission('c'));
      expect(await stored(path)).toEqual([submission('c')]);
    },
  );

  it('rejects submissions for a directory that does not exist, until it does, also after the first one', async () => {
    const directory = join(dirname(await temporaryFile()), 'missing');
    const path = join(directory, 'submissions.jsonl');
    const deliver = toFile(path);
    const problem = /^react-contact-kit: the directory of \S+ does not exist, so .* Set the path of a file/;
    await expect(deliver(submission('a'))).rejects.toThrow(problem);
    await mkdir(directory);
    await deliver(submission('b'));
    await rm(directory, { recursive: true });
    await expect(deliver(submission('c'))).rejects.toThrow(problem);
    await mkdir(directory);
    await deliver(submission('d'));
    expect(await stored(path)).toEqual([submission('d')]);
  });
});

describe('a process', () => {
  /** Runs the program until it has printed so many ids, and kills it. Returns all ids that it printed. */
  async function deliverAndKill(count: number, ...args: string[]): Promise<string[]> {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const closed = once(child, 'close');
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > count) child.kill('SIGKILL');
    });
    expect(await closed).toEqual([null, 'SIGKILL']);
    return output.split('\n').slice(0, -1);
  }

  it('that is killed loses no acknowledged submission and leaves no incomplete line', async () => {
    const [path, main] = await Promise.all([temporaryFile(), buildProgram('deliverUntilKilled.ts')]);
    const acknowledged: string[] = [];
    for (const run of ['a', 'b', 'c', 'd']) {
      acknowledged.push(...(await deliverAndKill(300, main, path, run)));
      // Few kills hit a write by chance.
      if ((await readFile(path, 'utf8')).endsWith('\n')) await appendFile(path, '{"id":"half');
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(4 * 300);
    await toFile(path)(submission('last'));
    const ids = (await stored(path)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.at(-1)).toBe('last');
  });

  it('needs little memory for a large file', async () => {
    const [path, main] = await Promise.all([temporaryFile(), buildProgram('deliverUntilKilled.ts')]);
    const message = 'long '.repeat(4_000);
    const line = JSON.stringify({ ...submission('a'), payload: { ...payload, message } });
    await writeFile(path, `${line}\n`.repeat(3_000));
    const [delivered] = await deliverAndKill(1, '--max-old-space-size=24', main, path, 'run');
    expect(delivered).toBe('run-1');
    expect((await stat(path)).size).toBeGreaterThan(60_000_000);
  });
});
