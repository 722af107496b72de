import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;

interface Named {
  name: string;
}

interface Manifest {
  name: string;
  version: string;
  peerDependencies: Record<string, string>;
  entries: (Named & { exports: (Named & { kind: string })[] })[];
  components: (Named & { props: (Named & { type: string })[] })[];
}

const manifest = readJson('dist/manifest.json') as Manifest;
const packageJson = readJson('package.json') as {
  version: string;
  peerDependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
};

const modules = manifest.entries.filter(({ exports }) => exports.length > 0);

describe('the manifest', () => {
  it('has the version, the peer dependencies and the entries of package.json', () => {
    expect(manifest).toMatchObject({
      version: packageJson.version,
      peerDependencies: packageJson.peerDependencies,
    });
    expect(manifest.entries.map(({ name }) => name.replace(manifest.name, '.'))).toEqual(
      Object.keys(packageJson.exports),
    );
    expect(modules).toHaveLength(9);
  });

  it('describes the props of each component', () => {
    const exported = modules.flatMap(({ exports }) => exports).filter(({ kind }) => kind === 'component');
    const described = manifest.components.map(({ name }) => name);
    expect(described.toSorted()).toEqual([...new Set(exported.map(({ name }) => name))].toSorted());
    const form = manifest.components.find(({ name }) => name === 'ContactForm');
    expect(form?.props).toContainEqual({ name: 'formId', type: 'string', required: true });
    expect(form?.props).toContainEqual({ name: 'timeout', type: 'number', required: false });
  });

  it.each(modules)('lists the values that the built $name exports', async ({ name, exports }) => {
    const values = exports.filter(({ kind }) => kind !== 'type').map((listed) => listed.name);
    expect(values.toSorted()).toEqual(Object.keys(await builtModule(name)).toSorted());
  });

  it.each(modules)('lists the types that the built $name exports', ({ name, exports }) => {
    const declarations = readFileSync(join(ROOT, targetOf(name).types), 'utf8');
    const exported = Array.from(declarations.matchAll(/export type \{([^}]+)\}/g), ([, list = '']) =>
      list
        .split(',')
        .map((type) => type.trim())
        .filter(Boolean),
    );
    const types = exports.filter(({ kind }) => kind === 'type').map((listed) => listed.name);
    expect(types.toSorted()).toEqual(exported.flat().toSorted());
  });
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** The files of an entry, by the name with which an app imports it. */
function targetOf(name: string): { types: string; default: string } {
  const target = packageJson.exports[name.replace(manifest.name, '.')];
  if (typeof target !== 'object') throw new Error(`${name} is not an entry with types.`);
  return target;
}

function builtModule(name: string): Promise<object> {
  return import(join(ROOT, targetOf(name).default)) as Promise<object>;
}
