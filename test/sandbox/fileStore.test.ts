import type { FileHandle } from 'node:fs/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fileStore } from '../../src/sandbox/submissionStore.js';
import { fileHandles } from '../support/fileHandles.js';
import { fileSubmission as submission } from '../support/server/fileSubmission.js';
import { temporaryFile } from '../support/temporaryFile.js';

let handles: FileHandle;

beforeAll(async () => {
  handles = await fileHandles();
});

afterEach(() => vi.restoreAllMocks());

test('stored submissions are there when the file is opened again', async () => {
  const path = await temporaryFile();
  const store = await fileStore(path);
  await Promise.all(['a', 'b', 'c'].map((id) => store.add(submission(id))));
  const reopened = await fileStore(path);
  expect(reopened.all()).toEqual(['a', 'b', 'c'].map(submission));
  expect(reopened.all()).toEqual(store.all());
});

test('a submission counts as stored only after the flush to the disk', async () => {
  const store = await fileStore(await temporaryFile());
  let flush = () => {};
  const flushed = new Promise<void>((resolve) => {
    flush = resolve;
  });
  const datasync = vi.spyOn(handles, 'datasync').mockReturnValueOnce(flushed);
  const adding = store.add(submission('a'));
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled());
  expect(store.all()).toEqual([]);
  flush();
  await adding;
  expect(store.all()).toHaveLength(1);
});

test('a submission that could not be stored is not listed', async () => {
  const store = await fileStore(await temporaryFile());
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
  await expect(store.add(submission('a'))).rejects.toThrow('EIO');
  expect(store.all()).toEqual([]);
});
