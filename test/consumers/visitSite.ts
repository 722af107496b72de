import type { Browser, Locator, Page } from 'playwright';
import { onTestFinished } from 'vitest';

export interface SiteVisit {
  page: Page;
  /** How often this tab has called `fetch`, over all documents that it has shown. */
  fetches: () => Promise<number>;
}

/** A tab on the site, its JavaScript there. */
export async function visitSite(browser: Browser, url: string): Promise<SiteVisit> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  await context.addInitScript(countFetches);
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  return { page, fetches: () => page.evaluate(() => Number(sessionStorage.getItem('fetches'))) };
}

/** Until its JavaScript is there, the browser itself would post a form. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('form[novalidate]').first().waitFor();
}

/** The form's engine is here, so that a press goes out at once. */
export async function interested(page: Page): Promise<void> {
  const arrives = page.waitForResponse(/createEngine/);
  await page.getByLabel('Name').first().focus();
  await arrives;
}

export async function fillIn(form: Page | Locator, message = 'Hello!'): Promise<void> {
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill(message);
}

export function sendButton(form: Page | Locator): Locator {
  return form.getByRole('button', { name: 'Send message' });
}

export async function confirmation(form: Page | Locator): Promise<void> {
  await form.getByRole('heading', { name: 'Message sent' }).waitFor();
}

/** Runs in the page, ahead of its scripts. */
function countFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    sessionStorage.setItem('fetches', String(Number(sessionStorage.getItem('fetches')) + 1));
    return fetch(...args);
  };
}
