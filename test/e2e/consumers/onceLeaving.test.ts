import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTabs } from '../../support/browsers/openTabs.js';
import type { Api } from '../../support/HookForm.js';
import { buildPage, type BuiltPage } from '../../support/consumers/buildPage.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, fillIn, loadEngine, sendButton } from '../../support/visitor.js';
import { values } from '../../support/values.js';
import { siteHydrated, visitSite } from '../../support/consumers/visitSite.js';

const SUBMISSIONS = '/v1/public/contact/forms/one/submissions';
// 40,000 bytes of characters that the schema accepts.
const ABOVE_KEEPALIVE = '🕊'.repeat(10_000);

let served: ServedPage;

/** Opens the site. The headless shell has no back-forward cache. */
const visit = () => visitSite(served.url, 'chromium');

async function waitForArrivals(count: number): Promise<void> {
  await expect.poll(() => served.arrivals).toHaveLength(count);
}

async function waitForStored(count: number): Promise<void> {
  await expect.poll(served.submissions).toHaveLength(count);
}

const messages = () => served.submissions().map(({ payload }) => payload.message);

/** Opens the site and submits the form. The service answers after `release`. */
async function submitAndHold(message?: string) {
  const opened = await visit();
  const release = served.hold(SUBMISSIONS);
  await fillIn(opened.page, { message });
  await sendButton(opened.page).click();
  await waitForArrivals(1);
  return { ...opened, release };
}

/** Navigates to another document and back. The browser restores this page from its back-forward cache. */
async function leaveAndReturn(page: Page, whileAway?: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset['restored'] = String(persisted)));
  });
  await page.goto(`${served.url}without-javascript`);
  await whileAway?.();
  await page.evaluate(() => history.back());
  await page.locator('body[data-restored=true]').waitFor();
}

describe.each<Api>(['ContactForm', 'useContactForm'])('%s', (api) => {
  let built: BuiltPage;
  beforeAll(async () => {
    built = await buildPage(19, 'site', 'production', api);
  });

  beforeEach(async () => {
    served = await servePage(built);
    return served.close;
  });

  describe('a pending submission', () => {
    it('arrives once when its page is reloaded, and the reload sends nothing', async () => {
      const { page, fetches, release } = await submitAndHold();
      await page.reload();
      await siteHydrated(page);
      release();
      await waitForStored(1);

      await fillIn(page, { message: 'Again!' });
      await sendButton(page).click();
      await confirmation(page);
      expect(await fetches()).toBe(2);
      expect(messages()).toEqual(['Hello!', 'Again!']);
      expect(served.arrivals).toHaveLength(2);
    });

    it('arrives once when its page is closed right after the submit', async () => {
      const { page } = await visit();
      if (api === 'ContactForm') await loadEngine(page);
      await fillIn(page);
      const release = served.hold(SUBMISSIONS);
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.close();
      await waitForArrivals(1);
      // Chromium closes a page before it handles a later navigation, so an aborted request would be recorded by now.
      await visit();
      release();
      await waitForStored(1);
      expect(served.arrivals).toHaveLength(1);
      expect(served.aborted).toEqual([]);
    });

    it('arrives once when a `pagehide` listener submits it', async () => {
      const { page, fetches } = await visit();
      if (api === 'ContactForm') await loadEngine(page);
      await fillIn(page);
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        addEventListener('pagehide', () => form.requestSubmit());
      });
      await leaveAndReturn(page, () => waitForStored(1));
      await confirmation(page);
      expect(await fetches()).toBe(1);
      expect(served.arrivals).toHaveLength(1);
    });

    it('is aborted when its page is closed if it has more than 32 KiB, and is not sent again', async () => {
      const { page, release } = await submitAndHold(ABOVE_KEEPALIVE);
      await page.close();
      await expect.poll(() => served.aborted).toEqual([SUBMISSIONS]);
      release();

      const next = await visit();
      await fillIn(next.page);
      await sendButton(next.page).click();
      await confirmation(next.page);
      expect(messages()).toEqual(['Hello!']);
      expect(served.arrivals).toHaveLength(2);
    });

    it.each([
      ['after', undefined],
      ['before', () => waitForStored(1)],
    ])(
      'continues in the back-forward cache and is answered %s the page is restored',
      async (_, whileAway) => {
        const { page, fetches, release } = await submitAndHold();
        if (whileAway) release();
        await leaveAndReturn(page, whileAway);
        release();
        await confirmation(page);
        expect(await fetches()).toBe(1);
        expect(served.arrivals).toHaveLength(1);
        expect(messages()).toEqual(['Hello!']);
      },
    );

    it('continues in a hidden and frozen tab', async () => {
      const { page, states, freeze, resume } = await openTabs();
      await page.goto(served.url);
      await page.waitForSelector('body[data-hydrated]');
      const release = served.hold(SUBMISSIONS);
      for (const [name, text] of Object.entries(values)) {
        await page.type(`[name=${name}]`, text);
      }
      await page.click('[type=submit]');
      await waitForArrivals(1);
      await freeze();
      release();
      await waitForStored(1);
      await resume();
      await page.waitForSelector('form[data-status=success]');
      expect(states).toEqual(['hidden', 'freeze', 'resume', 'visible']);
      expect(served.arrivals).toHaveLength(1);
    });
  });

  describe('a form restored from the back-forward cache', () => {
    it('keeps the visitor’s text, sends nothing by itself, and sends once when submitted', async () => {
      const { page, fetches } = await visit();
      await fillIn(page);
      await leaveAndReturn(page);
      expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
      expect(await fetches()).toBe(0);
      await sendButton(page).click();
      await confirmation(page);
      expect(await fetches()).toBe(1);
      expect(served.arrivals).toHaveLength(1);
    });

    it('still shows the confirmation, and sends nothing again', async () => {
      const { page, fetches } = await visit();
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
});
