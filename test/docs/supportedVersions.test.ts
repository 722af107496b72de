import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const APPS = new URL('test/e2e/fixtures/apps/', ROOT);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const page = readFileSync(new URL('stories/docs/versions-and-files.md', ROOT), 'utf8');
const [, peers = '', tools = ''] = page.split(/^## .+$/m);

/** The first two columns of the tables of a section. */
function rows(section: string): [string, string][] {
  const cells = Array.from(
    section.matchAll(/^\| (\S.*?) +\| (\S.*?) +\|/gm),
    ([, first = '', second = '']): [string, string] => [first, second.replaceAll('\\|', '|')],
  );
  return cells.filter(([first]) => first !== 'Package' && !first.startsWith('---'));
}

describe('the page about supported versions', () => {
  it('lists the peer dependencies of the package', () => {
    const { peerDependencies } = readManifest(new URL('package.json', ROOT));
    const listed = rows(peers).flatMap(([names, range]) => names.split(', ').map((name) => [name, range]));
    expect(Object.fromEntries(listed)).toEqual(peerDependencies);
  });

  it.each(rows(tools))('lists the version of %s that the apps use: %s', (name, version) => {
    expect(appVersions(name)).toEqual(new Set([version]));
  });

  it('lists more than ten tools', () => {
    expect(rows(tools).length).toBeGreaterThan(10);
  });
});

const manifests = readdirSync(APPS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('package.json'))
  .map((file) => readManifest(new URL(file, APPS)));
const managers = readFileSync(new URL('../packageManagers.test.ts', APPS), 'utf8');

/** The versions of a package in all apps, and of the package managers that install them. */
function appVersions(name: string): Set<string> {
  const used = manifests.flatMap(({ dependencies, devDependencies }) => {
    const version = { ...dependencies, ...devDependencies }[name];
    return version ? [version.replace(/^npm:.*@/, '')] : [];
  });
  const ran = Array.from(managers.matchAll(/'([@\w/-]+)@([\d.]+)'/g)).filter(
    ([, manager]) => manager === name,
  );
  return new Set([...used, ...ran.map(([, , version = '']) => version)]);
}

function readManifest(url: URL): Manifest {
  return JSON.parse(readFileSync(url, 'utf8')) as Manifest;
}
