import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  writeStylesheets('.');
  writeStylesheets('themes');
  writeShadcnRegistry(ROOT);

  const manifest = createManifest(ROOT, readApi(ROOT));
  writeFileSync(join(DIST, 'manifest.json'), JSON.stringify(manifest));
  removeInternalTypes(ROOT);
}

/** Writes the stylesheets of a folder without their comments, which are a third of the compressed size. */
function writeStylesheets(folder: string): void {
  const source = join(ROOT, 'src', folder);
  mkdirSync(join(DIST, folder), { recursive: true });
  for (const file of readdirSync(source).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(source, file), 'utf8');
    writeFileSync(join(DIST, folder, file), css.replaceAll(/ *\/\*[^]*?\*\/\n?/g, ''));
  }
}
