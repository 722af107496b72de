import { launch, type Page } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.js';

export interface Tabs {
  page: Page;
  /** What became of the tab, in the browser's words: `hidden`, `freeze` … */
  seen: string[];
  /** Brings another tab to the front, and freezes this one, as browsers do after a while. */
  freeze: () => Promise<void>;
  /** Brings this one back. */
  resume: () => Promise<void>;
}

/** Chromium with two tabs, one at a time in front; playwright would let each believe that it is. */
export async function openTabs(): Promise<Tabs> {
  const browser = await launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--no-sandbox'],
  });
  onTestFinished(() => browser.close());
  const other = await browser.newPage();
  const page = await browser.newPage();
  const seen: string[] = [];
  await page.exposeFunction('see', (what: string) => seen.push(what));
  await page.evaluateOnNewDocument(() => {
    const { see } = globalThis as unknown as { see: (what: string) => void };
    document.addEventListener('visibilitychange', () => see(document.visibilityState));
    document.addEventListener('freeze', () => see('freeze'));
    document.addEventListener('resume', () => see('resume'));
  });
  const devtools = await page.createCDPSession();
  return {
    page,
    seen,
    freeze: async () => {
      await other.bringToFront();
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    resume: async () => {
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await page.bringToFront();
    },
  };
}
