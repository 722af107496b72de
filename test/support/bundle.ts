import { gzipSync } from 'node:zlib';
import { build as esbuild, type Plugin } from 'esbuild';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = new URL('../..', import.meta.url).pathname;
const EXTERNAL = ['react', 'react/jsx-runtime', 'react-dom'];
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Parts of the messages that only development builds contain. */
export const DEVELOPER_MESSAGES =
  /no-cors|not your backend|styles\.css|visitors see its name|no catalog for|Only in development|Check baseUrl|language tag|schema is strict|neither a field of the kit|announces a failed|that you set as|has a field named/;

export interface Chunk {
  name: string;
  code: string;
  isEntry: boolean;
  /** The paths of its modules. */
  modules: string[];
  imports: string[];
  dynamicImports: string[];
}

/** @param external further packages that the page loads from elsewhere */
export type Bundler = (code: string, external?: readonly string[]) => Promise<Chunk[]>;

/** Bundles a page that contains `code`: minified, without React, one chunk per file. */
export const bundlers = {
  rolldown: async (code: string, external: readonly string[] = []): Promise<Chunk[]> => {
    const bundle = await rolldown({
      input: 'entry',
      external: (id) =>
        EXTERNAL.includes(id) || external.some((name) => id === name || id.startsWith(`${name}/`)),
      // Rolldown warns about each "use client", which it drops from a bundle.
      logLevel: 'silent',
      transform: { define: PRODUCTION },
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? `${ROOT}entry.js` : null),
          load: (id) => (id === `${ROOT}entry.js` ? code : null),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'es', minify: true });
    await bundle.close();
    return output
      .filter((file) => file.type === 'chunk')
      .map((file) => ({
        name: file.fileName,
        code: file.code,
        isEntry: file.isEntry,
        modules: file.moduleIds,
        imports: file.imports,
        dynamicImports: file.dynamicImports,
      }));
  },

  esbuild: async (
    code: string,
    external: readonly string[] = [],
    plugins: Plugin[] = [],
  ): Promise<Chunk[]> => {
    const { outputFiles, metafile, warnings } = await esbuild({
      stdin: { contents: code, resolveDir: ROOT },
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      external: [...EXTERNAL, ...external],
      outdir: 'out',
      write: false,
      metafile: true,
      define: PRODUCTION,
      plugins,
    });
    if (warnings.length > 0) throw new Error(`esbuild warns: ${warnings.map(({ text }) => text).join(', ')}`);
    return Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
      name: path,
      code: outputFiles.find((file) => file.path.endsWith(path))?.text ?? '',
      isEntry: entryPoint === '<stdin>',
      modules: Object.keys(inputs).map((input) => resolve(input)),
      imports: imports.filter((to) => to.kind === 'import-statement').map((to) => to.path),
      dynamicImports: imports.filter((to) => to.kind === 'dynamic-import').map((to) => to.path),
    }));
  },
} satisfies Record<string, Bundler>;

/** Returns these chunks and every chunk that they import statically. */
export function closure(chunks: readonly Chunk[], from: readonly Chunk[]): Chunk[] {
  const loaded = new Set(from);
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.name)) loaded.add(chunk);
  }
  return [...loaded];
}

/** Bytes on the wire: each file gzipped at the highest level. */
export function gzipBytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0);
}
