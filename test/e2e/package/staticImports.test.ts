import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DIST = new URL('../../../dist/', import.meta.url);
const STATIC_IMPORT = /^(?:import|export)\s(?:[^"']*?\sfrom\s)?["']([^"']+)["']/gm;

/** The packages that an entry and its modules import statically, so that they load at once. */
function packagesLoadedWith(entry: string): string[] {
  const files = new Set([new URL(entry, DIST).href]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(new URL(file), 'utf8').matchAll(STATIC_IMPORT)) {
      if (specifier.startsWith('.')) files.add(new URL(specifier, file).href);
      else packages.add(specifier);
    }
  }
  return [...packages].toSorted();
}

it('the main entry loads no package except React at once', () => {
  expect(packagesLoadedWith('index.js')).toEqual(['react', 'react/jsx-runtime']);
});

it('the entry of the hooks loads react-hook-form and TanStack Query at once', () => {
  expect(packagesLoadedWith('hooks/index.js')).toEqual(
    expect.arrayContaining(['@tanstack/react-query', 'react', 'react-hook-form', 'zod/mini']),
  );
});

it('the entries of the client and of a language load no package', () => {
  expect(packagesLoadedWith('client/index.js')).toEqual([]);
  expect(packagesLoadedWith('locales/de.js')).toEqual([]);
});
