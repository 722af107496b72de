import { chromium, type Browser } from 'playwright';
import { chromiumOptions, type ChromiumProgram } from './chromium.js';

/** Starts Chromium, with these arguments in addition to the usual ones. */
export function launchChromium(args: string[] = [], program?: ChromiumProgram): Promise<Browser> {
  const options = chromiumOptions(program);
  return chromium.launch({
    executablePath: options.executablePath,
    args: [...options.args, ...args],
    // Playwright disables the back-forward cache, but visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
