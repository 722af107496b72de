import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceEntries } from './entries.js';
import { createManifest } from './manifest.js';
import { readReference } from './readReference.js';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Writes the manifest and its schema into `dist`, which contains the built package. */
export async function writeFiles(): Promise<void> {
  const entries = readReference(ROOT, sourceEntries(ROOT));
  const manifest = await createManifest(ROOT, entries);
  writeFileSync(join(ROOT, 'dist/manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(ROOT, '.ci/reference/manifest.schema.json'), join(ROOT, 'dist/manifest.schema.json'));
}
