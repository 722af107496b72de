import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deadLinks } from '../../../.ci/reference/documentation.js';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const run = promisify(execFile);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Tarball {
  size: number;
  files: { path: string }[];
}

interface PackageJson {
  name: string;
  version: string;
  license: string;
  repository: { url: string };
  publishConfig: object;
  exports: Record<string, string | Record<string, string>>;
  bin: Record<string, string>;
}

const packageJson = JSON.parse(read('package.json')) as PackageJson;

describe('the published package', () => {
  let tarball: Tarball;
  let paths: string[];

  beforeAll(async () => {
    // Not `npm publish --dry-run`, which asks the registry and refuses a version that exists. The suite has built the package.
    const options = ['pack', '--dry-run', '--ignore-scripts', '--json'];
    const { stdout } = await run('npm', options, { cwd: ROOT, maxBuffer: Infinity });
    [tarball = { size: Infinity, files: [] }] = JSON.parse(stdout) as Tarball[];
    paths = tarball.files.map(({ path }) => path);
  });

  it('contains the build, the stylesheets, the documentation and the legal files, and nothing else', () => {
    const others = paths.filter((path) => !/^(dist|src|stories\/docs)\//.test(path));
    // The first release creates the changelog.
    const legal = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect(others.toSorted()).toEqual(legal.filter((file) => existsSync(join(ROOT, file))));
    const kinds = new Set(paths.flatMap((path) => /^\w+\/.*?(\.[\w.]+)$/.exec(path)?.[1] ?? []));
    expect([...kinds].toSorted()).toEqual(['.css', '.d.ts', '.js', '.json', '.md']);
    expect(tarball.size).toBeLessThanOrEqual(370_850);
  });

  it('contains every file to which package.json refers', () => {
    const targets = Object.values(packageJson.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .concat(Object.values(packageJson.bin))
      .map((target) => target.replace('./', ''));
    const matches = (target: string) => {
      const [start = '', end] = target.split('*');
      if (end === undefined) return paths.includes(target);
      return paths.some((path) => path.startsWith(start) && path.endsWith(end));
    };
    expect(targets.filter((target) => !matches(target))).toEqual([]);
  });

  it('contains every file to which its README and its documentation link', () => {
    const documents = paths.filter((path) => path.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(40);
    expect(
      deadLinks(new Map(documents.map((path) => [path, read(path)])), (path) => paths.includes(path)),
    ).toEqual([]);
  });

  it('has the URL and the license of the repository', () => {
    expect(packageJson.repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/);
    expect(packageJson.license).toBe('MIT');
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
  });

  it('is public on npm, with provenance', () => {
    expect(packageJson.publishConfig).toEqual({ access: 'public', provenance: true });
  });
});

it('pending changesets raise the version, and the changelog contains their sentences', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.changeset'])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const changesets = readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md'));
  const texts = changesets.map((file) => read(`.changeset/${file}`));

  await run(join(ROOT, 'node_modules/.bin/changeset'), ['version'], { cwd: folder });
  const released = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  expect(released.version).toBe(nextVersion(packageJson.version, texts));
  // A release has no pending changesets, and has its changelog already.
  const file = [join(folder, 'CHANGELOG.md'), join(ROOT, 'CHANGELOG.md')].find((path) => existsSync(path));
  const changelog = readFileSync(file ?? '', 'utf8');
  expect(changelog).toContain(`## ${released.version}`);
  const sentences = texts.map((text) => text.split('---\n')[2]?.trim() ?? '');
  expect(sentences.filter((sentence) => !changelog.includes(`- ${sentence}`))).toEqual([]);
});

function nextVersion(version: string, changesets: string[]): string {
  const [major, minor = 0, patch = 0] = version.split('.').map(Number);
  if (changesets.some((text) => text.includes(': minor'))) return `${major}.${minor + 1}.0`;
  return changesets.length ? `${major}.${minor}.${patch + 1}` : version;
}
