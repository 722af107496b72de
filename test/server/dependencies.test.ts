import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The packages that an entry imports, statically or on demand. */
async function packagesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${entry}.ts`, import.meta.url))],
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
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => path);
  return [...new Set(names)].toSorted();
}

it.each([
  ['server/index', ['zod/mini', 'zod/v4/core']],
  ['server/file', ['node:path']],
  ['sandbox/index', ['zod/mini', 'zod/v4/core']],
])(
  'src/%s.ts imports %j: neither React nor a form library, and only `file` needs Node',
  async (entry, packages) => {
    expect(await packagesOf(entry)).toEqual(packages);
  },
);
