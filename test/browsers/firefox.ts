import { launch, type KeyInput } from 'puppeteer-core';
import type { BrowserPage } from './BrowserPage.js';
import { ensureProgram } from './ensureProgram.js';

/** The Firefox to test in: `FIREFOX_PATH`, the system's. */
export function ensureFirefox(): string {
  return ensureProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    debianPackage: 'firefox-esr',
  });
}

/** A page in Firefox, over WebDriver BiDi. */
export async function openFirefox(url: string): Promise<BrowserPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    headless: true,
    defaultViewport: { width: 1280, height: 1000 },
  });
  // Not the page that it opens with: that does not have the focus.
  const page = await browser.newPage();
  // Not `goto`: that waits for the page's scripts.
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
