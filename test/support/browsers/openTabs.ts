import { launch, type Page } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { chromiumOptions } from './chromium.js';

export interface Tabs {
  page: Page;
  /** The states that the tab has had, by the browser's names: `hidden`, `freeze` … */
  states: string[];
  /** Brings another tab to the front, and freezes this one, as browsers do after a while. */
  freeze: () => Promise<void>;
  /** Resumes this tab and brings it to the front. */
  resume: () => Promise<void>;
}

/** Opens Chromium with two tabs, of which one is visible at a time. In Playwright, both would be visible. */
export async function openTabs(): Promise<Tabs> {
  const { executablePath, args } = chromiumOptions('chromium');
  const browser = await launch({ executablePath, args: [...args, '--no-sandbox'] });
  onTestFinished(() => browser.close());
  const other = await browser.newPage();
  const page = await browser.newPage();
  const states: string[] = [];
  await page.exposeFunction('recordState', (state: string) => states.push(state));
  await page.evaluateOnNewDocument(() => {
    const { recordState } = globalThis as unknown as { recordState: (state: string) => void };
    document.addEventListener('visibilitychange', () => recordState(document.visibilityState));
    document.addEventListener('freeze', () => recordState('freeze'));
    document.addEventListener('resume', () => recordState('resume'));
  });
  const devtools = await page.createCDPSession();
  return {
    page,
    states,
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
