// Installs the lowest version of each peer dependency that package.json allows, and runs the unit and jsdom tests with it.
// It saves nothing, but it changes node_modules: `npm ci` restores them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The first version of a range such as `^18.2.0 || ^19.0.0`, which lists its lowest version first. */
const lowestVersion = (range) => range.match(/\d+\.\d+\.\d+/)[0];

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const lowestPeers = Object.entries(peerDependencies).map(
  ([name, range]) => `${name}@${lowestVersion(range)}`,
);
run('npm', 'install', '--no-save', '--no-audit', '--no-fund', ...lowestPeers);
run('npx', 'vitest', 'run', '--project', 'unit', '--project', 'dom');
