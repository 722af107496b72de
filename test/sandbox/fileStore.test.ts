import { readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fileStore } from '../../src/sandbox/submissionStore.js';
import type { ContactSubmission } from '../../src/server/index.js';
import { fileHandles } from '../support/fileHandles.js';
import { payload } from '../support/sandbox/submission.js';
import { temporaryFile } from '../support/sandbox/temporaryFile.js';

let handles: FileHandle;

beforeAll(async () => {
  handles = await fileHandles();
});

afterEach(() => vi.restoreAllMocks());

const entry = (id: string): ContactSubmission => ({
  id,
  formId: 'f_123',
  locale: 'en',
  payload: { ...payload, message: `two\nlines \u2028 and more, of ${id}` },
  evidence: {},
  receivedAt: '2030-01-02T03:04:05.678Z',
});

const lines = async (path: string) => (await readFile(path, 'utf8')).split('\n');

test('each submission is one line of JSON, in a file that only its owner can read', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await store.add(entry('a'));
  await store.add(entry('b'));
  const [first = '', second = '', ...rest] = await lines(path);
  expect([JSON.parse(first), JSON.parse(second)]).toEqual([entry('a'), entry('b')]);
  expect(rest).toEqual(['']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('stored submissions are there when the file is opened again', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await Promise.all(['a', 'b', 'c'].map((id) => store.add(entry(id))));
  const reopened = await fileStore(path);
  expect(reopened.all()).toEqual([entry('a'), entry('b'), entry('c')]);
  expect(reopened.all()).toEqual(store.all());
});

test('a submission counts as stored only after the flush to the disk', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  let flush = () => {};
  const flushed = new Promise<void>((resolve) => {
    flush = resolve;
  });
  const datasync = vi.spyOn(handles, 'datasync').mockReturnValueOnce(flushed);
  let isStored = false;
  const adding = store.add(entry('a')).finally(() => {
    isStored = true;
  });
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled());
  expect(await lines(path)).toHaveLength(2);
  expect(isStored).toBe(false);
  expect(store.all()).toEqual([]);
  flush();
  await adding;
  expect(store.all()).toHaveLength(1);
});

test('submissions that wait at the same time share a flush', async () => {
  const store = await fileStore(await temporaryFile());
  const datasync = vi.spyOn(handles, 'datasync');
  await Promise.all(Array.from({ length: 500 }, (_, index) => store.add(entry(String(index)))));
  expect(store.all()).toHaveLength(500);
  expect(datasync).toHaveBeenCalledTimes(2);
});

test('an incomplete last line is removed, and the next one is complete', async () => {
  const path = await temporaryFile();
  await (await fileStore(path)).add(entry('a'));
  const whole = await readFile(path, 'utf8');
  for (const length of [1, 7, 20, whole.length - 2]) {
    await writeFile(path, whole + whole.slice(0, length));
    const store = await fileStore(path);
    expect(store.all()).toEqual([entry('a')]);
    expect(await readFile(path, 'utf8')).toBe(whole);
    await store.add(entry('b'));
    expect((await fileStore(path)).all()).toEqual([entry('a'), entry('b')]);
  }
});

test('a last line without its line break is kept when the file is opened', async () => {
  const path = await temporaryFile();
  await (await fileStore(path)).add(entry('a'));
  await writeFile(path, (await readFile(path, 'utf8')).trimEnd());
  const store = await fileStore(path);
  await store.add(entry('b'));
  expect((await fileStore(path)).all()).toEqual([entry('a'), entry('b')]);
});

test.each(['{"name":"package"}', 'notes', '{"id":"a"}\nnotes\n', '\n', '{"id":"a"\n', '{"id":"a"}\nno'])(
  'a file with other content (%j) is refused and not changed',
  async (content) => {
    const path = await temporaryFile();
    await writeFile(path, content);
    await expect(fileStore(path)).rejects.toThrow(/contains something other than submissions/);
    expect(await readFile(path, 'utf8')).toBe(content);
  },
);

test('a failed write rejects its submissions and leaves no incomplete line', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await store.add(entry('a'));
  const whole = await readFile(path, 'utf8');
  vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function half(this: FileHandle, data) {
    await this.write(String(data).slice(0, 30));
    throw new Error('ENOSPC');
  });
  const added = await Promise.allSettled([store.add(entry('b')), store.add(entry('c'))]);
  expect(added.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await readFile(path, 'utf8')).toBe(`${whole}${JSON.stringify(entry('c'))}\n`);
  expect(store.all()).toEqual([entry('a'), entry('c')]);
});

test('lines that could not be flushed are removed', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
  await expect(store.add(entry('a'))).rejects.toThrow('EIO');
  expect(await readFile(path, 'utf8')).toBe('');
  expect(store.all()).toEqual([]);
});

test('an incomplete line that could not be removed is removed before the next write', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
  const truncate = vi.spyOn(handles, 'truncate').mockRejectedValueOnce(new Error('EIO'));
  await expect(store.add(entry('a'))).rejects.toThrow('EIO');
  truncate.mockRejectedValueOnce(new Error('EIO'));
  await expect(store.add(entry('b'))).rejects.toThrow('EIO');
  await store.add(entry('c'));
  expect((await fileStore(path)).all()).toEqual([entry('c')]);
});

test('a deleted file is created again', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await store.add(entry('a'));
  await rm(path);
  await store.add(entry('b'));
  expect((await fileStore(path)).all()).toEqual([entry('b')]);
});

test('a file that an editor saves without the last line break while the sandbox runs stays readable', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await store.add(entry('a'));
  await writeFile(path, (await readFile(path, 'utf8')).trimEnd());
  await store.add(entry('b'));
  await store.add(entry('c'));
  expect((await fileStore(path)).all()).toEqual([entry('a'), entry('b'), entry('c')]);
});

test.each([
  [
    'missing/submissions.jsonl',
    /^react-contact-kit: the directory of .* does not exist, so .* Set the path of a file/,
  ],
  ['', /^react-contact-kit: .* is a directory, so submissions cannot be stored\. Set the path of a file/],
])('a path that cannot be a file (%j) is an error that names the fix', async (name, text) => {
  const path = join(dirname(await temporaryFile()), name);
  const error = await fileStore(path).catch((thrown: unknown) => thrown as Error);
  expect(error).toMatchObject({ message: expect.stringMatching(text), cause: { syscall: 'open' } });
});

test('an empty path is an error that names the fix', async () => {
  await expect(fileStore('')).rejects.toThrow(
    /^react-contact-kit: the name of the file is empty, so .* Set the path of a/,
  );
});
