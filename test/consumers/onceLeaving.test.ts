import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTabs } from '../browsers/openTabs.js';
import { buildPage, type BuiltPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';
import { confirmation, fillIn, hydrated, interested, sendButton } from './visitor.js';
import { visitSite } from './visitSite.js';

const SUBMISSIONS = '/v1/public/contact/forms/one/submissions';
// 40,000 bytes, of characters that the schema takes.
const ABOVE_KEEPALIVE = '🕊'.repeat(10_000);

let built: BuiltPage;
beforeAll(async () => {
  built = await buildPage(19, 'site');
});

let served: ServedPage;
beforeEach(async () => {
  served = await servePage(built);
  return served.close;
});

async function arrived(count: number): Promise<void> {
  await expect.poll(() => served.arrivals).toHaveLength(count);
}

async function stored(count: number): Promise<void> {
  await expect.poll(served.submissions).toHaveLength(count);
}

const messages = () => served.submissions().map(({ payload }) => payload.message);

/** Comes to the site and presses Send, which is not answered before its release. */
async function pressSend(message?: string) {
  const visit = await visitSite(served.url);
  const release = served.hold(SUBMISSIONS);
  await fillIn(visit.page, message);
  await sendButton(visit.page).click();
  await arrived(1);
  return { ...visit, release };
}

/** Goes to another document and back to this one, which the browser has kept as it was. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset['kept'] = String(persisted)));
  });
  await page.goto(`${served.url}without-javascript`);
  await meanwhile?.();
  await page.evaluate(() => history.back());
  await page.locator('body[data-kept=true]').waitFor();
}

describe('a submission under way', () => {
  it('arrives once when its page is loaded anew, which sends nothing by itself', async () => {
    const { page, fetches, release } = await pressSend();
    await page.reload();
    await hydrated(page);
    release();
    await stored(1);

    await fillIn(page, 'Again!');
    await sendButton(page).click();
    await confirmation(page);
    expect(await fetches()).toBe(2);
    expect(messages()).toEqual(['Hello!', 'Again!']);
    expect(served.arrivals).toHaveLength(2);
  });

  it('arrives once when its page is closed with the press', async () => {
    const { page } = await visitSite(served.url);
    await interested(page);
    await fillIn(page);
    const release = served.hold(SUBMISSIONS);
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.close();
    await arrived(1);
    // Somebody else comes meanwhile: time enough to cut it off.
    await visitSite(served.url);
    release();
    await stored(1);
    expect(served.arrivals).toHaveLength(1);
    expect(served.cut).toEqual([]);
  });

  it('arrives once when it is only pressed as the page goes', async () => {
    const { page, fetches } = await visitSite(served.url);
    await interested(page);
    await fillIn(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      addEventListener('pagehide', () => form.requestSubmit());
    });
    await leaveAndReturn(page, () => stored(1));
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toHaveLength(1);
  });

  it('is cut off by closing its page when it has more than 32 KiB, and is not sent a second time', async () => {
    const { page, release } = await pressSend(ABOVE_KEEPALIVE);
    await page.close();
    await expect.poll(() => served.cut).toEqual([SUBMISSIONS]);
    release();

    const next = await visitSite(served.url);
    await fillIn(next.page);
    await sendButton(next.page).click();
    await confirmation(next.page);
    expect(messages()).toEqual(['Hello!']);
    expect(served.arrivals).toHaveLength(2);
  });

  it.each([
    ['after', undefined],
    ['before', () => stored(1)],
  ])('goes on in the back-forward cache, answered %s its page comes back', async (_, meanwhile) => {
    const { page, fetches, release } = await pressSend();
    if (meanwhile) release();
    await leaveAndReturn(page, meanwhile);
    release();
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toHaveLength(1);
    expect(messages()).toEqual(['Hello!']);
  });

  it('goes on in a hidden and frozen tab', async () => {
    const { page, seen, freeze, resume } = await openTabs();
    await page.goto(served.url);
    await page.waitForSelector('form[novalidate]');
    const release = served.hold(SUBMISSIONS);
    for (const [name, text] of Object.entries({ name: 'Ada', email: 'ada@example.com', message: 'Hello!' })) {
      await page.type(`[name=${name}]`, text);
    }
    await page.click('[type=submit]');
    await arrived(1);
    await freeze();
    release();
    await stored(1);
    await resume();
    await page.waitForSelector('form[data-status=success]');
    expect(seen).toEqual(['hidden', 'freeze', 'resume', 'visible']);
    expect(served.arrivals).toHaveLength(1);
  });
});

describe('a form that comes back from the back-forward cache', () => {
  it('holds what was typed, sends nothing by itself, and once when pressed', async () => {
    const { page, fetches } = await visitSite(served.url);
    await fillIn(page);
    await leaveAndReturn(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(await fetches()).toBe(0);
    await sendButton(page).click();
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toHaveLength(1);
  });

  it('stays sent', async () => {
    const { page, fetches } = await visitSite(served.url);
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    await leaveAndReturn(page);
    await confirmation(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toHaveLength(1);
  });
});
