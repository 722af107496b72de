import type { Page } from 'playwright';
import { openPage } from '../browsers/openPage.js';
import { hydrated } from './visitor.js';

export interface SiteVisit {
  page: Page;
  /** How often this tab has called `fetch`, over all documents that it has shown. */
  fetches: () => Promise<number>;
}

/** A tab on the site, its JavaScript there. */
export async function visitSite(url: string): Promise<SiteVisit> {
  const page = await openPage();
  await page.addInitScript(countFetches);
  await page.goto(url);
  await hydrated(page);
  return { page, fetches: () => page.evaluate(() => Number(sessionStorage.getItem('fetches'))) };
}

/** Runs in the page, ahead of its scripts. */
function countFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    sessionStorage.setItem('fetches', String(Number(sessionStorage.getItem('fetches')) + 1));
    return fetch(...args);
  };
}
