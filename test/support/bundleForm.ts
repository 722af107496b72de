import { build, type OutputFile } from 'esbuild';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Bundles this code (JSX) with the built package for a mode. The entry is `/stdin.js`. */
export async function bundleForm(code: string, mode: 'development' | 'production'): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT, loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles;
}
