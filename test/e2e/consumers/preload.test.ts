import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { confirmation, ENGINE, fillIn, hydrated, sendButton } from '../../support/visitor.js';

let served: ServedForm;
beforeAll(async () => {
  served = await serveForm('production');
  return served.close;
});

/** Opens a form that starts this many pixels below the top of the page. Returns the requests for its engine. */
async function openForm(page: Page, props: object, top = 0): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (ENGINE.test(request.url())) requests.push(request.url());
  });
  await page.addInitScript((offset) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { padding-top: ${offset}px }`);
    document.adoptedStyleSheets = [sheet];
  }, top);
  await page.goto(served.urlOf({ formId: 'f_1', ...props }));
  await hydrated(page);
  return requests;
}

/** Waits until an observer that was added now, and an idle callback after it, have been called. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestIdleCallback(resolve);
        });
        observer.observe(document.body);
      }),
  );
}

describe('the engine of a form with `preload`', () => {
  it('loads without an interaction, and the first submit sends', async () => {
    const page = await openPage();
    const loaded = page.waitForResponse(ENGINE);
    const requests = await openForm(page, { preload: true });
    await loaded;
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(requests).toHaveLength(1);
  });

  it('loads when the page scrolls to the form, and not before', async () => {
    const page = await openPage();
    const requests = await openForm(page, { preload: true }, 5000);
    await idle(page);
    expect(requests).toEqual([]);

    const loaded = page.waitForResponse(ENGINE);
    await page.evaluate(() => window.scrollTo(0, 4000));
    await loaded;
  });

  it('loads on first interaction if data saver is on', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests = await openForm(page, { preload: true });
    await idle(page);
    expect(requests).toEqual([]);

    const loaded = page.waitForResponse(ENGINE);
    await page.getByLabel('Name').focus();
    await loaded;
  });
});

it('the engine of a form without `preload` loads on first interaction', async () => {
  const page = await openPage();
  const requests = await openForm(page, {});
  await idle(page);
  expect(requests).toEqual([]);

  const loaded = page.waitForResponse(ENGINE);
  await page.getByLabel('Name').focus();
  await loaded;
});
