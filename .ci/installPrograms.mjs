// Installs the programs that the tests need and that are missing: Chromium and its headless shell, and the programs of the
// arguments, such as `redis`. It uses Debian's packages, as root. On other systems it prints what to install.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const FILE = join(import.meta.dirname, '../test/support/programs/programs.json');
const programs = JSON.parse(readFileSync(FILE, 'utf8'));

const isChromium = (key) => key === 'chromium' || key === 'headlessShell';

// The same places as in test/support/programs/findProgram.ts.
const isMissing = (key) => {
  const { variable, paths } = programs[key];
  const own = isChromium(key) ? [chromium.executablePath()] : [];
  return ![process.env[variable], ...own, ...paths].some((path) => path && existsSync(path));
};

const named = process.argv.slice(2);
const unknown = named.find((key) => !Object.hasOwn(programs, key));
if (unknown !== undefined) {
  throw new Error(`The tests need no program "${unknown}". Use: ${Object.keys(programs).join(', ')}.`);
}
const missing = Object.keys(programs).filter(
  (key) => (isChromium(key) || named.includes(key)) && isMissing(key),
);

if (missing.length === 0) {
  console.info('The programs that the tests need are installed.');
} else if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  const packages = missing.flatMap((key) => programs[key].debianPackages);
  execFileSync('apt-get', ['update'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' });
} else {
  const names = [...new Set(missing.map((key) => programs[key].name))].join(' and ');
  const packages = missing.flatMap((key) => programs[key].debianPackages).join(' ');
  const variables = missing.map((key) => programs[key].variable).join(' and ');
  const commands = [
    missing.every(isChromium) && '  npx playwright install chromium',
    `  sudo apt-get install ${packages}   (Debian)`,
  ];
  console.error(`The tests need ${names}, which is not installed. Install it with one of these commands:`);
  console.error(commands.filter(Boolean).join('\n'));
  console.error(`Or set ${variables} to the path of the program.`);
  process.exitCode = 1;
}
