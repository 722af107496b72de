import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeShadcnRegistry } from '../shadcnRegistry.js';
import { createManifest } from './manifest.js';
import { readApi } from './readApi.js';
import { removeInternalTypes } from './removeInternalTypes.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/**
 * Writes the shadcn registry and the manifest into `dist`, which contains the built package, and removes the types that the package
 * does not export.
 */
export function writeFiles(): void {
  writeShadcnRegistry(ROOT);

  const manifest = createManifest(ROOT, readApi(ROOT));
  writeFileSync(join(DIST, 'manifest.json'), JSON.stringify(manifest));
  removeInternalTypes(ROOT);
}
