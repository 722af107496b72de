import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns a path in a new directory, which is removed after the test. */
export async function temporaryFile(name = 'submissions.jsonl'): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'contact-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return join(directory, name);
}
