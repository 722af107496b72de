import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeShadcnRegistry } from '../shadcnRegistry.js';
import { createManifest } from './manifest.js';
import { readApi } from './readApi.js';
import { removeInternalTypes } from './removeInternalTypes.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/**
 * Writes the stylesheets, the shadcn registry and the manifest into `dist`, which contains the built package, and removes the types
 * that the package does not export.
 */
export function writeFiles(): void {
  writeStylesheets();
  writeShadcnRegistry(ROOT);

  const manifest = createManifest(ROOT, readApi(ROOT));
  writeFileSync(join(DIST, 'manifest.json'), JSON.stringify(manifest));
  removeInternalTypes(ROOT);
}

/** Writes the stylesheets without their comments, which are a third of the compressed size. */
function writeStylesheets(): void {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(ROOT, 'src', file), 'utf8');
    mkdirSync(dirname(join(DIST, file)), { recursive: true });
    writeFileSync(join(DIST, file), css.replaceAll(/ *\/\*[^]*?\*\/\n?/g, ''));
  }
}
