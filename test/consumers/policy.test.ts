import type { BrowserContext, Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import de from '../../src/locales/de.js';
import { startServer } from '../startServer.js';
import { buildPage, type BuiltPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';
import { confirmation, fillIn, sendButton } from './visitor.js';

const ENGINE = /createEngine/;
const SUBMISSIONS = '**/submissions';

const write = (page: Page) => fillIn(page, 'Hallo!', de);
const press = (page: Page) => sendButton(page, de).click();
const isSent = (page: Page) => confirmation(page, de);
const told = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

/** Has the service answer as it does to another form. */
async function answerAs(page: Page, formId: string): Promise<void> {
  await page.unroute(SUBMISSIONS);
  await page.route(SUBMISSIONS, (route, request) =>
    route.continue({ url: request.url().replace('/page/', `/${formId}/`) }),
  );
}

/** What breaks the page's policy, and what else it complains about, but for files that did not come. */
async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!/^(?:Failed to load resource|%c)/.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error('violation', effectiveDirective, blockedURI, sample),
    );
  });
  return heard;
}

/** All that the page keeps in its browser. */
async function kept(page: Page): Promise<unknown[]> {
  const stored = await page.evaluate(async () => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  return [...stored.filter(Boolean), ...(await page.context().cookies())];
}

/** The page's whole journey, from a failure of its own engine to the next message. */
async function journey(page: Page, context: BrowserContext): Promise<void> {
  await page.route(ENGINE, (route) => route.abort());
  await press(page);
  await told(page, de.notAccepted);
  await page.unroute(ENGINE);

  await press(page);
  await page.getByText(de.nameRequired).waitFor();

  await write(page);
  await answerAs(page, 'sandbox-invalid-email');
  await press(page);
  await page.getByText(de.fieldRejected).waitFor();

  const outcomes = [
    ['sandbox-rate-limited', de.rateLimitedUntil.replace('{time}', 'in 2 Minuten')],
    ['sandbox-rejected', de.rejected],
    ['sandbox-not-accepted', de.notAccepted],
    ['sandbox-server-error', de.unconfirmed],
    ['sandbox-redirect', de.unconfirmed],
  ] as const;
  for (const [formId, text] of outcomes) {
    await answerAs(page, formId);
    await press(page);
    await told(page, text);
  }
  await page.unroute(SUBMISSIONS);

  await context.setOffline(true);
  await press(page);
  await told(page, de.offline);
  await context.setOffline(false);

  await press(page);
  await isSent(page);
  await page.getByRole('button', { name: de.sendAnother }).click();
  await write(page);
  await press(page);
  await isSent(page);
}

describe.each([18, 19] as const)(
  'a page under the strictest policy, with React %i, from the packed package',
  (major) => {
    let built: BuiltPage;
    let served: ServedPage;
    beforeAll(async () => {
      built = await buildPage(major);
      served = await servePage(built);
      return served.close;
    });

    it('goes the whole journey without a violation, calls nobody else, and keeps nothing', async () => {
      const page = await openPage();
      const heard = await complaints(page);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      await page.goto(`${served.url}?locale=de`);
      await journey(page, page.context());

      expect(heard).toEqual([]);
      expect([...asked]).toEqual([new URL(served.url).origin]);
      expect(await kept(page)).toEqual([]);
      expect(served.submissions()).toHaveLength(2);

      // The policy does bite, and the test hears it.
      const threw = await page.evaluate(() => {
        document.body.setAttribute('style', 'color: red');
        try {
          document.body.innerHTML = '<p></p>';
          return '';
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(threw).toBe('TypeError');
      await expect
        .poll(() => heard.join())
        .toMatch(/violation style-src-attr inline[^]*require-trusted-types-for/);
    });

    it('sends a service elsewhere what is documented, and nothing that the browser knows of its visitor', async () => {
      const service = await startServer((response) => {
        response.writeHead(201, { 'Set-Cookie': 'theirs=1' }).end();
      });
      const elsewhere = await servePage(built, service.url);
      const page = await openPage();
      await page.context().addCookies([{ name: 'session', value: 'secret', url: service.url }]);
      const heard = await complaints(page);
      const posts: Request[] = [];
      const asked = new Set<string>();
      page.on('request', (request) => {
        asked.add(new URL(request.url()).origin);
        if (request.method() === 'POST') posts.push(request);
      });
      await page.goto(`${elsewhere.url}?locale=de`);
      await write(page);
      await press(page);
      await isSent(page);
      await elsewhere.close();

      expect(heard).toEqual([]);
      expect([...asked]).toEqual([new URL(elsewhere.url).origin, service.url]);
      expect(posts).toHaveLength(1);
      const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = service.requests;
      expect(path).toBe('/v1/public/contact/forms/page/submissions');
      expect(JSON.parse(body)).toEqual({
        locale: 'de',
        payload: { name: 'Ada', email: 'ada@example.com', message: 'Hallo!' },
      });
      // Those of the documentation, and those that a browser sends with every request.
      const own = Object.keys(headers).filter(
        (name) => !/^(?:sec-|accept|user-agent|connection|host|content-length)/.test(name),
      );
      expect(own.toSorted()).toEqual(['content-type', 'origin', 'referer']);
      expect(headers).toMatchObject({ 'content-type': 'application/json', referer: elsewhere.url });
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['session']);
    });
  },
);
