import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** A module imports from its own floor or from one below. */
const FLOORS: Record<string, number> = {
  client: 0,
  i18n: 1,
  diagnostics: 1,
  locales: 1,
  schema: 1,
  submission: 2,
  engine: 3,
  drafts: 3,
  hooks: 3,
  components: 4,
};
/** These stand beside the house, on floor 1. */
const BESIDE = ['sandbox', 'server'];
const BESIDE_STANDS_ON = 1;

const SRC = new URL('../src/', import.meta.url).pathname;
const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);

function importsOf(module: string): string[] {
  const code = readFileSync(join(SRC, module), 'utf8');
  const paths = [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(([, path = '']) => path);
  return paths.map((path) => {
    const target = normalize(join(dirname(module), path));
    return modules.find((other) => other.replace(/\.tsx?$/, '') === target) ?? `missing: ${target}`;
  });
}

function roomOf(module: string): string {
  return module.split('/')[0] ?? '';
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (BESIDE.includes(from)) return (FLOORS[to] ?? Infinity) <= BESIDE_STANDS_ON;
  return (FLOORS[to] ?? Infinity) <= (FLOORS[from] ?? -1);
}

it('every room of the house has a floor', () => {
  const rooms = modules.filter((module) => module.includes('/')).map(roomOf);
  expect([...new Set(rooms)].toSorted()).toEqual([...Object.keys(FLOORS), ...BESIDE].toSorted());
});

it('no module imports from a floor above its own, nor from the index', () => {
  const wrong = modules
    .filter((module) => module !== 'index.ts')
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })))
    .filter(({ from, to }) => to === 'index.ts' || !mayImport(roomOf(from), roomOf(to)));
  expect(wrong).toEqual([]);
});

it('no module imports itself in the end', () => {
  const done = new Set<string>();
  function circle(module: string, path: string[]): string[] | undefined {
    if (path.includes(module)) return [...path, module];
    if (done.has(module)) return undefined;
    for (const next of importsOf(module)) {
      const found = circle(next, [...path, module]);
      if (found) return found;
    }
    done.add(module);
    return undefined;
  }
  for (const module of modules) expect(circle(module, [])).toBeUndefined();
});

it('a file is named after what it exports', () => {
  const parts = modules.filter(
    (module) => /^(?!locales|i18n\/catalogs).+\//.test(module) && !/(index|command)\.ts$/.test(module),
  );
  const unnamed = parts.filter((module) => {
    const name = module.replace(/^.*\/|\.tsx?$/g, '');
    return !new RegExp(`export [^;{]*\\b${name}(Context)?\\b`).test(readFileSync(join(SRC, module), 'utf8'));
  });
  expect(unnamed).toEqual([]);
});
