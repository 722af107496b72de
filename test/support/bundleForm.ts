import { build, type OutputFile, type Plugin } from 'esbuild';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Entries of the source, which files of the tests import, and the built ones. */
const BUILT: Plugin = {
  name: 'built package',
  setup(bundler) {
    bundler.onResolve({ filter: /\/src\/(hooks\/)?index\.js$/ }, ({ path }) => ({
      path: join(ROOT, 'dist', path.replace(/^.*\/src\//, '')),
      sideEffects: false,
    }));
  },
};

/**
 * Bundles this code (JSX) with the built package for a mode. The entry is `/stdin.js`.
 *
 * @param alias packages that replace others, by name
 */
export async function bundleForm(
  code: string,
  mode: 'development' | 'production',
  alias: Record<string, string> = {},
): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT, loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    plugins: [BUILT],
    alias,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles;
}

/** Answers requests for these files, and every other request with a page. */
export function pageListener(files: readonly OutputFile[], html: string): RequestListener {
  return ({ url }, response) => {
    const file = files.find(({ path }) => path === url);
    response.setHeader('Content-Type', file ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(file?.contents ?? html);
  };
}
