// Queries the registry for known security advisories. Exit code: 0 if there is none for the packages that this package needs
// at run time, 1 if there is one, 2 if the registry did not answer or its answer is not valid.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** The names of the dependencies and required peer dependencies, including transitive ones. */
function runtimeNames() {
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

/** The output of npm. An empty object if it is not valid JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

// If npm is configured to be offline, it reports no advisories without asking the registry.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--audit', '--no-offline'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  env: { npm_config_fetch_timeout: '30000', npm_config_fetch_retries: '1', ...process.env },
});
const { vulnerabilities, message, error: failure } = parsed(stdout);

if (!vulnerabilities || failure) {
  const reason = error?.message || message || failure?.summary || stderr || 'no reason given';
  console.error(`unknown: the registry did not report advisories (${reason.trim()})`);
  process.exitCode = 2;
} else {
  const runtime = runtimeNames();
  const known = Object.values(vulnerabilities).map(({ name, via }) => ({
    isRuntime: runtime.has(name),
    // For a package that only depends on an affected one, `via` lists names.
    advisories: via.filter((cause) => typeof cause === 'object'),
  }));
  for (const { isRuntime, advisories } of known) {
    for (const { severity, name, range, title, url } of advisories) {
      console.log(
        `${isRuntime ? 'runtime' : 'development'}: ${severity}, ${name} ${range}, ${title}, ${url}`,
      );
    }
  }
  const count = known.filter(({ isRuntime }) => isRuntime).flatMap(({ advisories }) => advisories).length;
  console.log(
    count
      ? `advisories for runtime packages: ${count}`
      : `no advisories for the runtime packages: ${[...runtime].join(', ')}`,
  );
  process.exitCode = count ? 1 : 0;
}
