import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.js';

/** Chromium, as tests want it. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, ...args],
    // As visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
