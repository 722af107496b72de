import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeShadcnRegistry } from '../shadcnRegistry.js';
import { sourceEntries } from './entries.js';
import { llmsFull, llmsIndex } from './llms.js';
import { createManifest } from './manifest.js';
import { markdownPages } from './markdownPages.js';
import { readReference } from './readReference.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const DIST = join(ROOT, 'dist');

/** Writes the documentation, the shadcn registry, the manifest and its schema into `dist`, which contains the built package. */
export async function writeFiles(): Promise<void> {
  const pages = markdownPages(ROOT);
  mkdirSync(join(DIST, 'docs'), { recursive: true });
  for (const { file, text } of pages) writeFileSync(join(DIST, 'docs', file), text);
  writeFileSync(join(DIST, 'llms.txt'), llmsIndex(ROOT, pages));
  writeFileSync(join(DIST, 'llms-full.txt'), llmsFull(ROOT, pages));

  writeShadcnRegistry(ROOT);

  const entries = readReference(ROOT, sourceEntries(ROOT));
  const manifest = await createManifest(ROOT, entries);
  writeFileSync(join(DIST, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(ROOT, '.ci/reference/manifest.schema.json'), join(DIST, 'manifest.schema.json'));
}
