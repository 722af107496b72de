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

function readPackage(root: string): PackageJson {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
}

/** The source file of each entry with code, by its name in package.json. */
export function sourceEntries(root: string): Record<string, string> {
  const files = Object.entries(readPackage(root).exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const isModule = file.endsWith('.js') && !entry.includes('*');
    return isModule ? [[entry, file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')] as const] : [];
  });
  return Object.fromEntries(files);
}
