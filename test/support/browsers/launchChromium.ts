import { chromium, type Browser } from 'playwright';
import { CHROMIUM } from './chromium.js';

/** Starts Chromium, with these arguments in addition to the usual ones. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, ...args],
    // Playwright disables the back-forward cache, but visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
