import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { ChromiumProgram } from './chromium.js';
import { launchChromium } from './launchChromium.js';

/** One browser of each kind for all tests of a worker. Playwright closes them when the worker ends. */
const browsers = new Map<ChromiumProgram, Promise<Browser>>();

/** Opens a page in Chromium for one test. It shares no data with the pages of other tests. */
export async function openPage(
  options?: BrowserContextOptions,
  program: ChromiumProgram = 'headlessShell',
): Promise<Page> {
  const browser = await (browsers.get(program) ?? launch(program));
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

function launch(program: ChromiumProgram): Promise<Browser> {
  const launched = launchChromium([], program);
  browsers.set(program, launched);
  // After a crash, the next test launches another one.
  const forget = () => browsers.delete(program);
  launched.then((browser) => browser.once('disconnected', forget), forget);
  return launched;
}
