import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const run = promisify(execFile);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Publication {
  size: number;
  files: { path: string }[];
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  repository: { url: string };
  exports: Record<string, string | Record<string, string>>;
  bin: Record<string, string>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;

describe('npm publish', () => {
  let publication: Publication;
  let paths: string[];

  beforeAll(async () => {
    // The suite has built the package.
    const options = ['publish', '--dry-run', '--ignore-scripts', '--json'];
    const { stdout } = await run('npm', options, { cwd: ROOT, maxBuffer: Infinity });
    publication = (JSON.parse(stdout) as Record<string, Publication>)[manifest.name] as Publication;
    paths = publication.files.map(({ path }) => path);
  });

  it('publishes the build, its sources, and the legal files, and nothing else', () => {
    const others = paths.filter((path) => !/^(dist|src)\//.test(path));
    // The first release creates the changelog.
    const legal = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect(others.toSorted()).toEqual(legal.filter((file) => existsSync(join(ROOT, file))));
    const kinds = new Set(paths.flatMap((path) => /^\w+\/.*?(\.[\w.]+)$/.exec(path)?.[1] ?? []));
    expect([...kinds].toSorted()).toEqual([
      '.css',
      '.d.ts',
      '.d.ts.map',
      '.js',
      '.js.map',
      '.json',
      '.md',
      '.schema.json',
      '.ts',
      '.tsx',
      '.txt',
    ]);
    expect(publication.size).toBeLessThanOrEqual(850_000);
  });

  it('publishes every file to which package.json and a source map refer', () => {
    const targets = Object.values(manifest.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .concat(Object.values(manifest.bin))
      .map((target) => target.replace('./', ''));
    const matches = (target: string) => {
      const [start = '', end = ''] = target.split('*');
      return paths.some((path) => path === target || (path.startsWith(start) && path.endsWith(end)));
    };
    expect(targets.filter((target) => !matches(target))).toEqual([]);

    const maps = paths.filter((path) => path.endsWith('.map'));
    const sources = maps.flatMap((path) =>
      (JSON.parse(read(path)) as { sources: string[] }).sources.map((source) => join(path, '..', source)),
    );
    const mapped = maps.map((path) => path.replace(/\.map$/, ''));
    expect(sources.length).toBeGreaterThan(300);
    expect([...sources, ...mapped].filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('publishes a README whose relative links and pictures npm finds in the repository', () => {
    expect(manifest.repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/);
    const links = Array.from(
      read('README.md').matchAll(/(?:\]\(|src="|srcset=")(?!https?:|#)([^)"#]+)/g),
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
  });

  it('publishes under the license of the repository', () => {
    expect(manifest.license).toBe('MIT');
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
  });
});

it('the pending changesets raise the version, and their sentences are in its changelog', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.changeset'])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const changesets = readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md'));
  const texts = changesets.map((file) => read(`.changeset/${file}`));

  await run(join(ROOT, 'node_modules/.bin/changeset'), ['version'], { cwd: folder });
  const released = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  expect(released.version).toBe(nextVersion(manifest.version, texts));
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toContain(`## ${released.version}`);
  const sentences = texts.map((text) => text.split('---\n')[2]?.trim() ?? '');
  expect(sentences.filter((sentence) => !changelog.includes(`- ${sentence}`))).toEqual([]);
});

function nextVersion(version: string, changesets: string[]): string {
  const [major, minor = 0, patch = 0] = version.split('.').map(Number);
  if (changesets.some((text) => text.includes(': minor'))) return `${major}.${minor + 1}.0`;
  return changesets.length ? `${major}.${minor}.${patch + 1}` : version;
}
