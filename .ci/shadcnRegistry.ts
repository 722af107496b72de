import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appCode } from '../stories/appCode.js';

interface Registry {
  items: { name: string; files: { path: string; type: string }[] }[];
}

/**
 * Writes the items of the shadcn registry in `stories/registry` to `dist/registry`, one file for each.
 * Each item contains the code of its files, as `shadcn build` would write it, with the imports of an app.
 */
export function writeShadcnRegistry(root: string): void {
  const output = join(root, 'dist/registry');
  const read = (path: string) => readFileSync(join(root, 'stories/registry', path), 'utf8');
  const registry = JSON.parse(read('registry.json')) as Registry;
  mkdirSync(output, { recursive: true });
  for (const { files, ...item } of registry.items) {
    const content = {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      ...item,
      files: files.map(({ path, type }) => ({ path, type, content: appCode(read(path)) })),
    };
    writeFileSync(join(output, `${item.name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
  }
}
