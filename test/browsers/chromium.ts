import { chromium } from 'playwright';
import { ensureProgram } from './ensureProgram.js';

/** Keeps Chromium off the network: a test has no business there. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test in: `CHROMIUM_PATH`, playwright's own, the system's. */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: [
      chromium.executablePath(),
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    debianPackage: 'chromium',
    hint: '`npx playwright install chromium`',
  });
}
