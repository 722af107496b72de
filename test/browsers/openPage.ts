import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.js';

/** A page of this test in Chromium. */
export async function openPage(options?: BrowserContextOptions): Promise<Page> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  onTestFinished(() => browser.close());
  // With a context that can have more pages.
  const context = await browser.newContext(options);
  return context.newPage();
}
