import { open, type FileHandle } from 'node:fs/promises';

/** The prototype of Node's file handles, for spies on their methods. */
export async function fileHandles(): Promise<FileHandle> {
  const handle = await open(import.meta.filename);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
