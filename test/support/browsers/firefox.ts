import { launch, type KeyInput } from 'puppeteer-core';
import type { BrowserPage } from './BrowserPage.js';
import { findProgram } from '../programs/findProgram.js';

/** A page in Firefox, over WebDriver BiDi. */
export async function openFirefox(url: string): Promise<BrowserPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: true,
    defaultViewport: { width: 1280, height: 1000 },
  });
  // A new page, because the initial page does not have focus.
  const page = await browser.newPage();
  // `goto` would wait for the page's scripts.
  await page.evaluate((address) => window.location.assign(address), url);
  return {
    evaluate: <Result>(run: (argument: string) => Result, argument = '') =>
      page.evaluate(`(${String(run)})(${JSON.stringify(argument)})`) as Promise<Result>,
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    clickAt: (x, y, count) => page.mouse.click(x, y, { count }),
    close: () => browser.close(),
  };
}
