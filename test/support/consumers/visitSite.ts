import type { Page } from 'playwright';
import { openPage } from '../browsers/openPage.js';
import { hydrated } from '../visitor.js';

export interface SiteVisit {
  page: Page;
  /** Returns how often this tab has called `fetch`, in all its documents. */
  fetches: () => Promise<number>;
}

/** Opens the site in a new tab, and waits for hydration. */
export async function visitSite(url: string): Promise<SiteVisit> {
  const page = await openPage();
  await page.addInitScript(countFetches);
  await page.goto(url);
  await hydrated(page);
  return { page, fetches: () => page.evaluate(() => Number(sessionStorage.getItem('fetches'))) };
}

/** Runs in the page, before its scripts. */
function countFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    sessionStorage.setItem('fetches', String(Number(sessionStorage.getItem('fetches')) + 1));
    return fetch(...args);
  };
}
