// Asks the registry for known advisories. Exits with 0 when none is known for what the package needs at run time, 1 when
// one is, 2 when that is unknown: a registry that does not answer is not taken for one that knows of none.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Names of all that comes with the package: what it depends on, its peers, and theirs in turn. */
function shippedNames() {
  const { packages } = readJson('package-lock.json');
  const names = new Set();
  const follow = ({ dependencies, peerDependencies, peerDependenciesMeta = {} }) => {
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      if (names.has(name)) continue;
      names.add(name);
      follow(packages[`node_modules/${name}`] ?? {});
    }
  };
  follow(readJson('package.json'));
  return names;
}

/** What npm printed; nothing when that is no JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

// Set to be offline, npm asks nobody, and reports that there are none.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--audit', '--no-offline'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  env: { npm_config_fetch_timeout: '30000', npm_config_fetch_retries: '1', ...process.env },
});
const { vulnerabilities, message, error: refused } = parsed(stdout);

if (!vulnerabilities || refused) {
  const why = error?.message || message || refused?.summary || stderr || 'no reason given';
  console.error(`unknown: the registry did not tell what is known (${why.trim()})`);
  process.exitCode = 2;
} else {
  const shipped = shippedNames();
  const known = Object.values(vulnerabilities).map(({ name, via }) => ({
    isShipped: shipped.has(name),
    // Of what only depends on one, npm gives the name.
    advisories: via.filter((cause) => typeof cause === 'object'),
  }));
  for (const { isShipped, advisories } of known) {
    for (const { severity, name, range, title, url } of advisories) {
      console.log(`${isShipped ? 'shipped' : 'tooling'}: ${severity}, ${name} ${range}, ${title}, ${url}`);
    }
  }
  const count = known.filter(({ isShipped }) => isShipped).flatMap(({ advisories }) => advisories).length;
  console.log(
    count
      ? `known for what is shipped: ${count}`
      : `none known for what is shipped: ${[...shipped].join(', ')}`,
  );
  process.exitCode = count ? 1 : 0;
}
