import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toFile } from '../../src/server/file.js';
import { fileHandles } from '../support/fileHandles.js';
import { values } from '../support/values.js';
import { fileSubmission as submission, storedLines } from '../support/server/fileSubmission.js';
import { temporaryFile } from '../support/temporaryFile.js';
import { buildProgram } from '../support/server/buildProgram.js';

let handles: FileHandle;

beforeAll(async () => {
  handles = await fileHandles();
});

afterEach(() => vi.restoreAllMocks());

it('submissions of two functions for one file, such as of two forms, share a flush', async () => {
  const path = await temporaryFile();
  const [first, second] = [toFile(path), toFile(`${dirname(path)}/./${basename(path)}`)];
  await first(submission('opens the file'));
  const datasync = vi.spyOn(handles, 'datasync');
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => (index % 2 ? first : second)(submission(String(index)))),
  );
  expect(datasync).toHaveBeenCalledOnce();
  expect(new Set((await storedLines(path)).map(({ id }) => id)).size).toBe(501);
});

it('two copies of the module, such as in the bundle of a server, do not write to one file separately', async () => {
  const path = await temporaryFile();
  await toFile(path)(submission('1'));
  await writeFile(path, 'read again, this would be an error\n');
  vi.resetModules();
  const copy = await import('../../src/server/file.js');
  expect(copy.toFile).not.toBe(toFile);
  await copy.toFile(path)(submission('2'));
});

it.each(['', ' ', undefined])('the path %j is an error at the start, which names the fix', (path) => {
  expect(() => toFile(path as string)).toThrow(
    /^react-contact-kit: path is .*, so no submission can be stored\. Set it to the path of a file, such as/,
  );
});

it('submissions for a file that cannot be opened are rejected, until it can', async () => {
  const path = await temporaryFile();
  await writeFile(path, 'notes');
  const deliver = toFile(path);
  const results = await Promise.allSettled([deliver(submission('a')), deliver(submission('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await rm(path);
  await deliver(submission('c'));
  expect(await storedLines(path)).toEqual([submission('c')]);
});

it.each([
  ['a failed write', 'appendFile', 'notSent'],
  ['a failed flush', 'datasync', 'notSent'],
] as const)('%s is an error after which the visitor can safely send again', async (_, method, code) => {
  const path = await temporaryFile();
  const deliver = toFile(path);
  await deliver(submission('a'));
  vi.spyOn(handles, method).mockRejectedValueOnce(new Error('EIO'));
  await expect(deliver(submission('b'))).rejects.toMatchObject({ code, cause: { message: 'EIO' } });
  expect(await storedLines(path)).toEqual([submission('a')]);
  const payload = { ...values, message: 1n as unknown as string };
  await expect(deliver({ ...submission('c'), payload })).rejects.toMatchObject({ code });
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
    const ids = (await storedLines(path)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.at(-1)).toBe('last');
  });

  it('needs little memory for a large file', async () => {
    const [path, main] = await Promise.all([temporaryFile(), buildProgram('deliverUntilKilled.ts')]);
    const message = 'long '.repeat(4_000);
    const line = JSON.stringify({ ...submission('a'), payload: { ...values, message } });
    await writeFile(path, `${line}\n`.repeat(3_000));
    const [delivered] = await deliverAndKill(1, '--max-old-space-size=24', main, path, 'run');
    expect(delivered).toBe('run-1');
    expect((await stat(path)).size).toBeGreaterThan(60_000_000);
  });
});
