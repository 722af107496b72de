import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, onTestFinished } from 'vitest';
import { launchChromium } from './launchChromium.js';

/** One for all tests of a file: each has a context of its own. */
let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** A page of this test in Chromium, which shares nothing with those of others. */
export async function openPage(options?: BrowserContextOptions): Promise<Page> {
  browser ??= launchChromium();
  const context = await (await browser).newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
}
