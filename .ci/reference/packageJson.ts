import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  description: string;
  engines: Record<string, string>;
  peerDependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
}

export function readPackage(root: string): PackageJson {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
}

/** The source file of each entry with code, by its key in package.json. Catalogs have no API of their own. */
export function sourceEntries(root: string): [entry: string, file: string][] {
  return Object.entries(readPackage(root).exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const isModule = file.endsWith('.js') && !entry.includes('*');
    return isModule ? [[entry, file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')]] : [];
  });
}
