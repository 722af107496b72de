import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundlers, closure, gzipBytes, type Chunk } from '../support/bundle.js';

const DIST = join(import.meta.dirname, '../../dist');
const [form = 'kit'] = process.argv.slice(2);

/** Bundles the page of a form. Returns the chunks that load with it. */
async function firstLoad(plugins: Plugin[] = []): Promise<Chunk[]> {
  const page = `export { default } from './test/bench/contestants/${form}.tsx'`;
  const chunks = await bundlers.esbuild(page, [], plugins);
  return closure(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
}

/** Replaces a module by one whose exports have no code, and which imports nothing. */
function emptyModule(module: string): Plugin {
  return {
    name: 'empty module',
    setup(bundler) {
      bundler.onLoad({ filter: /\/dist\// }, ({ path }) => {
        if (path !== module) return undefined;
        const [, exported = ''] = /export \{([^}]*)\};/.exec(readFileSync(path, 'utf8')) ?? [];
        const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');
        const code = names.map((name) =>
          name === 'default' ? 'export default {};' : `export function ${name}() {}`,
        );
        return { contents: code.join('\n') };
      });
    },
  };
}

const all = await firstLoad();
const bytes = gzipBytes(all);
const modules = all.flatMap((chunk) => chunk.modules).filter((path) => path.startsWith(`${DIST}/`));
const rows: { module: string; saved: number }[] = [];
for (const module of modules) {
  const saved = bytes - gzipBytes(await firstLoad([emptyModule(module)]));
  rows.push({ module: relative(DIST, module), saved });
}
console.info(
  `First load of ${form}: ${bytes} bytes (gzip). Saved without one module and what only it imports:\n`,
);
for (const { module, saved } of rows.toSorted((a, b) => b.saved - a.saved))
  console.info(`${String(saved).padStart(6)}  ${module}`);
