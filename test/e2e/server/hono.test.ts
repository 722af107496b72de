import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { fillIn } from '../../support/visitor.js';
import { serveSite, type SiteRoutes } from '../../support/serveSite.js';

function onHono({ contact, page, thanks, styles }: SiteRoutes) {
  const app = new Hono();
  app.get('/contact', ({ req }) => page(req.raw));
  app.all('/contact', ({ req }) => contact(req.raw));
  app.get('/thanks', ({ req }) => thanks(req.raw));
  app.get('/styles.css', ({ req }) => styles(req.raw));
  return getRequestListener(app.fetch);
}

it('a visitor without JavaScript corrects a message and sends it once, through Hono', async () => {
  const site = await serveSite({}, onHono);
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/contact`);
  await fillIn(page, { email: 'ada@example', message: 'Hello!\n\nAda' });
  await page.getByRole('button').click();
  const email = page.getByRole('textbox', { name: en.labels.email, description: en.errors.emailInvalid });
  await email.fill('ada@example.com');
  await page.getByRole('button').click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.reload();
  expect(page.url()).toBe(`${site.origin}/thanks`);
  expect(site.submissions()).toMatchObject([
    { locale: 'en', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello!\n\nAda' } },
  ]);
  expect([site.handled(), site.sent()]).toEqual([2, 1]);
});

it('a request that is not a form of the site is refused, through Hono', async () => {
  const site = await serveSite({ bodyTimeout: 300 }, onHono);
  const post = async (init: RequestInit) =>
    (await fetch(`${site.origin}/contact`, { method: 'POST', redirect: 'manual', ...init })).status;
  const headers = { Origin: site.origin };
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('name=Ada')),
  });
  const type = 'application/x-www-form-urlencoded';
  expect([
    await post({ body: new URLSearchParams('name=Ada') }),
    await post({ body: new URLSearchParams('name=Ada'), headers: { Origin: 'https://evil.example' } }),
    await post({ body: 'name=Ada', headers }),
    await post({ body: new URLSearchParams('name=Ada&name=Eve'), headers }),
    await post({ body: new URLSearchParams(`name=${'x'.repeat(300_000)}`), headers }),
    await post({
      body: endless,
      duplex: 'half',
      headers: { ...headers, 'Content-Type': type },
    } as RequestInit),
  ]).toEqual([403, 403, 415, 400, 413, 408]);
  expect([site.handled(), site.sent()]).toEqual([6, 0]);
});
