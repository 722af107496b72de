import type { LaunchOptions } from 'playwright';
import { findProgram } from './findProgram.js';

/** The launch options of Chromium in tests. The arguments turn off its own network requests. */
export const CHROMIUM: LaunchOptions & { executablePath: string; args: string[] } = {
  // A getter, so that tests that launch no browser also run on a machine without Chromium.
  get executablePath() {
    return findProgram('chromium');
  },
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
