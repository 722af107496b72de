import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = new URL('../..', import.meta.url).pathname;
const [form = 'kit'] = process.argv.slice(2);
const FORM = `export { default } from './test/bench/contestants/${form}.tsx'`;

interface FirstLoad {
  gzip: number;
  /** The modules of the kit, by path in `dist`. */
  modules: string[];
}

/** Bundles the page of a form, and measures what loads with it. */
async function firstLoad(without?: string): Promise<FirstLoad> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: FORM, resolveDir: ROOT },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: without ? [emptyModule(without)] : [],
  });
  const outputs = Object.entries(metafile.outputs);
  const loaded = new Set(
    outputs.filter(([, { entryPoint }]) => entryPoint === '<stdin>').map(([path]) => path),
  );
  for (const path of loaded)
    for (const { kind, path: imported } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[imported]) loaded.add(imported);
  const codes = [...loaded].map(
    (path) => outputFiles.find((file) => file.path.endsWith(path))?.contents ?? '',
  );
  return {
    gzip: codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: [...loaded]
      .flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
      .filter((path) => path.startsWith('dist/'))
      .map((path) => path.replace('dist/', '')),
  };
}

/** Replaces a module by one whose exports are functions without code, and which imports nothing. */
function emptyModule(module: string): Plugin {
  return {
    name: 'empty module',
    setup(bundler) {
      bundler.onLoad({ filter: /\/dist\// }, ({ path }) => {
        if (relative(`${ROOT}dist`, path) !== module) return undefined;
        const [, exported = ''] = /export \{([^}]*)\};/.exec(readFileSync(path, 'utf8')) ?? [];
        const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1));
        return {
          contents: names
            .map((name) => (name === 'default' ? 'export default {};' : `export function ${name}() {}`))
            .join('\n'),
        };
      });
    },
  };
}

const all = await firstLoad();
const rows = [];
for (const module of all.modules) {
  const { gzip } = await firstLoad(module);
  rows.push({ module, saved: all.gzip - gzip });
}
console.info(
  `First load of ${form}: ${all.gzip} bytes (gzip). Saved without one module and what only it imports:\n`,
);
for (const { module, saved } of rows.toSorted((a, b) => b.saved - a.saved))
  console.info(`${String(saved).padStart(6)}  ${module}`);
