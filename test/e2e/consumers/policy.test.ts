import type { BrowserContext, Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import de from '../../../src/locales/de.js';
import { fakeService } from '../../support/fakeService.js';
import { buildPage, type BuiltPage } from '../../support/consumers/buildPage.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, ENGINE, fillIn, sendButton, removeAction } from '../../support/visitor.js';

const SUBMISSIONS = '**/submissions';

const fillInGerman = (page: Page) => fillIn(page, { message: 'Hallo!' }, de);
const submit = (page: Page) => sendButton(page, de).click();
const waitForConfirmation = (page: Page) => confirmation(page, de);
const waitForAlert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

/** Sends the page's submissions to another form of the sandbox, which decides the outcome. */
async function answerAs(page: Page, formId: string): Promise<void> {
  await page.unroute(SUBMISSIONS);
  await page.route(SUBMISSIONS, (route, request) =>
    route.continue({ url: request.url().replace('/page/', `/${formId}/`) }),
  );
}

/** Collects the page's policy violations and other errors, except failed downloads. */
async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!/^(?:Failed to load resource|%c)/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error('violation', effectiveDirective, blockedURI, sample),
    );
  });
  return errors;
}

/** Returns everything that the page has stored in the browser. */
async function storedData(page: Page): Promise<unknown[]> {
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

/** Brings the form to every outcome: a missing engine, invalid fields, each failure of the service, offline, and sent. */
async function showEveryOutcome(page: Page, context: BrowserContext): Promise<void> {
  await removeAction(page);
  await page.route(ENGINE, (route) => route.abort());
  await submit(page);
  await waitForAlert(page, de.outcomes.notSent);
  await page.unroute(ENGINE);

  await submit(page);
  await page.getByText(de.errors.nameRequired).waitFor();

  await fillInGerman(page);
  await answerAs(page, 'sandbox-invalid-email');
  await submit(page);
  await page.getByText(de.errors.fieldNotAccepted).waitFor();

  // Consecutive failures differ in text, because the previous text stays visible until the response arrives.
  const outcomes = [
    ['sandbox-rate-limited', de.outcomes.rateLimitedUntil.replace('{time}', 'in 2 Minuten')],
    ['sandbox-server-error', de.outcomes.unconfirmed],
    ['sandbox-rejected', de.outcomes.rejected],
    ['sandbox-redirect', de.outcomes.unconfirmed],
    ['sandbox-not-sent', de.outcomes.notSent],
  ] as const;
  for (const [formId, text] of outcomes) {
    await answerAs(page, formId);
    await submit(page);
    await waitForAlert(page, text);
  }
  await page.unroute(SUBMISSIONS);

  await context.setOffline(true);
  await submit(page);
  await waitForAlert(page, de.outcomes.offline);
  await context.setOffline(false);

  await submit(page);
  await waitForConfirmation(page);
  await page.getByRole('button', { name: de.actions.sendAnother }).click();
  await fillInGerman(page);
  await submit(page);
  await waitForConfirmation(page);
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

    it('shows every outcome without a violation, sends requests to no other origin, and stores nothing', async () => {
      const page = await openPage();
      const errors = await collectErrors(page);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await page.goto(`${served.url}?locale=de`);
      await showEveryOutcome(page, page.context());

      expect(errors).toEqual([]);
      expect([...origins]).toEqual([new URL(served.url).origin]);
      expect(await storedData(page)).toEqual([]);
      expect(served.submissions()).toHaveLength(2);

      // The browser enforces the policy, and the test records violations.
      const errorName = await page.evaluate(() => {
        document.body.setAttribute('style', 'color: red');
        try {
          document.body.innerHTML = '<p></p>';
          return '';
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(errorName).toBe('TypeError');
      await expect
        .poll(() => errors.join())
        .toMatch(/violation style-src-attr inline[^]*require-trusted-types-for/);
    });

    it('sends a service on another origin only the documented headers and body, and no cookies', async () => {
      const service = await fakeService({ status: 201, headers: { 'Set-Cookie': 'theirs=1' } });
      const crossOriginPage = await servePage(built, service.url);
      const page = await openPage();
      await page.context().addCookies([{ name: 'session', value: 'secret', url: service.url }]);
      const errors = await collectErrors(page);
      const posts: Request[] = [];
      const origins = new Set<string>();
      page.on('request', (request) => {
        origins.add(new URL(request.url()).origin);
        if (request.method() === 'POST') posts.push(request);
      });
      await page.goto(`${crossOriginPage.url}?locale=de`);
      await fillInGerman(page);
      await submit(page);
      await waitForConfirmation(page);
      await crossOriginPage.close();

      expect(errors).toEqual([]);
      expect([...origins]).toEqual([new URL(crossOriginPage.url).origin, service.url]);
      expect(posts).toHaveLength(1);
      const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = service.requests;
      expect(path).toBe('/v1/public/contact/forms/page/submissions');
      expect(JSON.parse(body)).toEqual({
        locale: 'de',
        payload: { name: 'Ada', email: 'ada@example.com', message: 'Hallo!' },
      });
      // The documented headers, without the ones that a browser sends with every request.
      const documented = Object.keys(headers).filter(
        (name) => !/^(?:sec-|accept|user-agent|connection|host|content-length)/.test(name),
      );
      expect(documented.toSorted()).toEqual(['content-type', 'origin', 'referer']);
      expect(headers).toMatchObject({ 'content-type': 'application/json', referer: crossOriginPage.url });
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['session']);
    });
  },
);
