import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, onTestFinished } from 'vitest';
import type { ChromiumProgram } from './chromium.js';
import { launchChromium } from './launchChromium.js';

/** One browser for all tests of a file. Each test has its own context. */
let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** Opens a page in Chromium for one test. It shares no data with the pages of other tests. */
export async function openPage(options?: BrowserContextOptions, program?: ChromiumProgram): Promise<Page> {
  browser ??= launchChromium([], program);
  const context = await (await browser).newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
}
