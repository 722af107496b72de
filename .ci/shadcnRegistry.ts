import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appCode } from '../stories/appCode.js';

const SOURCES = join(import.meta.dirname, '../stories/registry');

interface Registry {
  items: { name: string; files: { path: string; type: string }[] }[];
}

/**
 * Writes the items of the shadcn registry in `stories/registry` to `dist/registry`, one file for each, and a list of all.
 * Each item contains the code of its files, as `shadcn build` would write it, with the imports of an app.
 */
export function shadcnRegistry(): Plugin {
  return {
    name: 'shadcn-registry',
    apply: 'build',
    generateBundle() {
      const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
      const emit = (name: string, content: object) =>
        this.emitFile({
          type: 'asset',
          fileName: `registry/${name}.json`,
          source: `${JSON.stringify(content, undefined, 2)}\n`,
        });
      const registry = JSON.parse(read('registry.json')) as Registry;
      emit('registry', registry);
      for (const { files, ...item } of registry.items) {
        emit(item.name, {
          $schema: 'https://ui.shadcn.com/schema/registry-item.json',
          ...item,
          files: files.map(({ path, type }) => ({ path, type, content: appCode(read(path)) })),
        });
      }
    },
  };
}
