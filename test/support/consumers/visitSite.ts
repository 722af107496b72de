import type { Page } from 'playwright';
import type { ChromiumProgram } from '../browsers/chromium.js';
import { openPage } from '../browsers/openPage.js';

export interface SiteVisit {
  page: Page;
  /** Returns how often this tab has called `fetch`, in all its documents. */
  fetches: () => Promise<number>;
}

/** Opens the site in a new tab, and waits for hydration. */
export async function visitSite(url: string, program?: ChromiumProgram): Promise<SiteVisit> {
  const page = await openPage({}, program);
  await page.addInitScript(countFetches);
  await page.goto(url);
  await siteHydrated(page);
  return { page, fetches: () => page.evaluate(() => Number(sessionStorage.getItem('fetches'))) };
}

/** Waits for hydration of the site, after it was loaded again. */
export async function siteHydrated(page: Page): Promise<void> {
  await page.locator('body[data-hydrated]').waitFor();
}

/** Runs in the page, before its scripts. */
function countFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    sessionStorage.setItem('fetches', String(Number(sessionStorage.getItem('fetches')) + 1));
    return fetch(...args);
  };
}
