import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const ZOD = ['zod/mini', 'zod/v4/core'];
const FORM = [
  '@hookform/resolvers',
  '@tanstack/react-query',
  'react',
  'react-hook-form',
  'react/jsx-runtime',
  ...ZOD,
];

it.each<[entry: string, atOnce: string[], onDemand?: string[]]>([
  ['index', ['react', 'react/jsx-runtime'], FORM],
  ['hooks/index', FORM],
  ['client/index', []],
  ['locales/de', []],
  // Neither React nor a form library, and only `file` needs Node.
  ['server/index', ZOD],
  ['server/file', ['node:path']],
  ['sandbox/index', ZOD],
])(
  'the built %s loads %j at once, and no other packages on demand than listed',
  async (entry, atOnce, onDemand = atOnce) => {
    const file = `dist/${entry}.js`;
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [file],
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outdir: 'out',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });

    /** The packages that the entry and its modules import in one of these ways. */
    function packagesOf(...kinds: string[]): string[] {
      const modules = new Set([file]);
      const packages = new Set<string>();
      for (const module of modules) {
        for (const { path, kind, external } of metafile.inputs[module]?.imports ?? [])
          if (kinds.includes(kind)) (external ? packages : modules).add(path);
      }
      return [...packages].toSorted();
    }

    expect(packagesOf('import-statement')).toEqual(atOnce);
    expect(packagesOf('import-statement', 'dynamic-import')).toEqual(onDemand);
  },
);
