import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeShadcnRegistry } from '../shadcnRegistry.js';
import { createManifest } from './manifest.js';
import { llmsIndex, markdownPages } from './markdownPages.js';
import { readApi } from './readApi.js';
import { removeInternalTypes } from './removeInternalTypes.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const DIST = join(ROOT, 'dist');

/**
 * Writes the documentation, the shadcn registry and the manifest into `dist`, which contains the built package, and removes the
 * types that the package does not export.
 */
export function writeFiles(): void {
  const pages = markdownPages(ROOT);
  mkdirSync(join(DIST, 'docs'), { recursive: true });
  for (const { group, file, text } of pages) {
    if (group !== 'Decisions') writeFileSync(join(DIST, 'docs', file), text);
  }
  writeFileSync(join(DIST, 'llms.txt'), llmsIndex(ROOT, pages));

  writeShadcnRegistry(ROOT);

  const manifest = createManifest(ROOT, readApi(ROOT));
  writeFileSync(join(DIST, 'manifest.json'), JSON.stringify(manifest));
  removeInternalTypes(ROOT);
}
