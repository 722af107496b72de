import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../../dist/registry/', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', FOLDER), 'utf8')) as {
  exports: object;
};

interface Item {
  name: string;
  dependencies: string[];
  registryDependencies?: string[];
  files: { path: string; content?: string }[];
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as unknown;
const { items } = read('../../stories/registry/registry.json') as { items: Item[] };

describe.each(items.map(({ name }) => name))('the item %s of the shadcn registry', (name) => {
  const { files, dependencies, registryDependencies = [] } = read(`${name}.json`) as Item;

  it('imports only packages that it installs, components of the project, and its own files', () => {
    const imported = files.flatMap(({ content = '' }) =>
      Array.from(content.matchAll(/^(?:import|} from|import .* from) '(.+)';$/gm), ([, path = '']) => path),
    );
    const own = files.flatMap(({ path }) => [`./${path}`, `@/components/${path.replace('.tsx', '')}`]);
    const entries = Object.keys(exports).map((entry) => entry.replace('.', 'react-contact-kit'));
    const components = registryDependencies.map((component) => `@/components/ui/${component}`);
    const allowed = ['react', ...dependencies, ...entries, ...own, ...components];
    expect(imported.length).toBeGreaterThan(1);
    expect(imported.filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('contains the code of its files', () => {
    const listed = items.find((item) => item.name === name)?.files;
    expect(files.map(({ content, ...file }) => file)).toEqual(listed);
    expect(files.filter(({ content }) => !content)).toEqual([]);
  });
});
