import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The packages that an entry imports, statically or on demand. */
async function packagesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${entry}/index.ts`, import.meta.url))],
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
  ['server', ['zod/mini', 'zod/v4/core']],
  ['sandbox', ['zod/mini']],
])('the entry %s imports zod and neither React nor a form library', async (entry, packages) => {
  expect(await packagesOf(entry)).toEqual(packages);
});
