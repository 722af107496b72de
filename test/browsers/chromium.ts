import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Keeps Chromium off the network: a test has no business there. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test in: `CHROMIUM_PATH`, playwright's own, the system's; undefined when there is none. */
function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM].find(
    (path) => path && existsSync(path),
  );
}

/**
 * The same, installed where it is missing and can be: on Debian, as root.
 *
 * @throws Error that says how to get a Chromium, when there is none
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.info('No Chromium here: installing the system’s.');
    const options = { stdio: 'inherit' } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium, and there is none here. Install one (for example `npx playwright install chromium`), ' +
      'or set CHROMIUM_PATH to the one you have.',
  );
}
