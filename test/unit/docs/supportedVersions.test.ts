import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const APPS = new URL('test/e2e/frameworks/apps/', ROOT);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const page = readFileSync(new URL('stories/docs/ReferenceSupportedVersions.mdx', ROOT), 'utf8');
const [, peers = '', tools = ''] = page.split(/^## .+$/m);

/** The first two columns of a table. */
function rows(section: string): [string, string][] {
  return Array.from(section.matchAll(/^\| (\S.*?) +\| (\S.*?) +\|/gm), ([, first = '', second = '']) => [
    first,
    second.replaceAll('\\|', '|'),
  ]).slice(2) as [string, string][];
}

describe('the page about supported versions', () => {
  it('lists the peer dependencies of the package', () => {
    const { peerDependencies } = readManifest(new URL('package.json', ROOT));
    const listed = rows(peers).flatMap(([names, range]) => names.split(', ').map((name) => [name, range]));
    expect(Object.fromEntries(listed)).toEqual(peerDependencies);
  });

  it.each(rows(tools))('lists the version of %s that its app uses: %s', (name, version) => {
    expect(appVersions(name)).toContain(version);
  });
});

/** The versions of a package in all apps, and in the tests that run it with `npx`. */
function appVersions(name: string): string[] {
  const manifests = readdirSync(APPS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('package.json'))
    .map((file) => readManifest(new URL(file, APPS)));
  const tests = ['packageManagers', 'vite'].map((file) =>
    readFileSync(new URL(`../${file}.test.ts`, APPS), 'utf8'),
  );
  const inTests = tests.flatMap((code) => [
    ...code.matchAll(new RegExp(`'${name}(?:@|': ')([\\d.]+)'`, 'g')),
  ]);
  return [
    ...manifests.flatMap(({ dependencies, devDependencies }) => {
      const version = { ...dependencies, ...devDependencies }[name];
      return version ? [version.replace(/^npm:.*@/, '')] : [];
    }),
    ...inTests.map(([, version = '']) => version),
  ];
}

function readManifest(url: URL): Manifest {
  return JSON.parse(readFileSync(url, 'utf8')) as Manifest;
}
