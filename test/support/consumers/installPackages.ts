import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const MODULES = new URL('../../../node_modules', import.meta.url).pathname;
const run = promisify(execFile);

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Installs the package from this tarball into a folder outside this project, and these packages with their peers as
 * links to this project's. So the lock file pins them, and nothing is downloaded. As with pnpm, the folder contains no
 * other package.
 */
export async function installPackages(folder: string, tarball: string, names: string[]): Promise<void> {
  const modules = join(folder, 'node_modules');
  const kit = join(modules, 'react-contact-kit');
  mkdirSync(kit, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', kit]);
  symlinkSync(join(MODULES, '.bin'), join(modules, '.bin'));

  const { dependencies = {} } = readManifest(kit);
  const linked = new Set<string>();
  const waiting = [...names, ...Object.keys(dependencies), ...peersOf(kit)];
  for (const name of waiting) {
    if (linked.has(name)) continue;
    linked.add(name);
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(MODULES, name), join(modules, name));
    waiting.push(...peersOf(join(MODULES, name)));
  }
}

/** The names of the packages that npm installs together with this one. */
function peersOf(directory: string): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(directory);
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
}
