import type { LaunchOptions } from 'playwright';
import { findProgram } from '../programs/findProgram.js';

/** The headless shell opens a page in a third of the time. Only the whole browser has tabs and a back-forward cache. */
export type ChromiumProgram = 'chromium' | 'headlessShell';

/** Returns the launch options of Chromium in tests. The arguments turn off its own network requests. */
export function chromiumOptions(program: ChromiumProgram = 'headlessShell') {
  return {
    // A getter, so that tests that launch no browser also run on a machine without Chromium.
    get executablePath() {
      return findProgram(program);
    },
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  } satisfies LaunchOptions;
}
