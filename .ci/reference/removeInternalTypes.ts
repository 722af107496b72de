import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes the types of `dist` that no entry of the package can reach: `tsc` writes those of every file. */
export function removeInternalTypes(root: string): void {
  const types = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(root, 'dist', file));
  const reached = new Set<string>();
  const queue = types.filter((file) => isEntry(root, file));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g,
    ))
      queue.push(`${join(dirname(file), path)}.d.ts`);
  }
  for (const file of types) if (!reached.has(file)) rmSync(file);
}

function isEntry(root: string, file: string): boolean {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string }>;
  };
  return Object.values(exports).some((entry) => {
    const [before = '', after] = (typeof entry === 'string' ? '' : join(root, entry.types ?? '')).split('*');
    return after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
  });
}
