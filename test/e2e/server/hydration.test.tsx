import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { bundleForm, pageListener } from '../../support/bundleForm.js';
import { LocalizedPages } from '../../support/LocalizedPages.js';
import { serveInTest } from '../../support/serveInTest.js';

const OTHER_NUMBER = '12 345';

const CODE = `
  import { hydrateRoot } from 'react-dom/client';
  import { LocalizedPages } from './test/support/LocalizedPages.tsx';

  window.errors = [];
  const onRecoverableError = (error) => window.errors.push(String(error));
  hydrateRoot(document.body, <LocalizedPages />, { onRecoverableError });
`;

it('contact pages and counters hydrate without an error, although Node and Chromium format texts differently', async () => {
  const files = await bundleForm(CODE, 'production');
  // As if Node had formatted them differently, which depends on the versions of Node and Chromium.
  const markup = renderToString(<LocalizedPages />)
    .replaceAll(new Intl.NumberFormat('is').format(12_345), OTHER_NUMBER)
    .replaceAll('10:00', '10.00')
    .replaceAll('Norway', 'NO')
    .replaceAll('Tuesday', 'Tue');
  const html = `<!doctype html><meta charset="utf-8"><body>${markup}</body>`;
  const origin = await serveInTest(pageListener(files, html));
  const page = await openPage();
  await page.goto(origin);
  const counter = page.locator('[lang=is] .rck-counter > :first-child');
  expect(await counter.textContent()).toContain(OTHER_NUMBER);
  expect(await page.locator('.rck-page[lang=en]').textContent()).toMatch(/Tue\s–\sThursday.*NO.*10\.00/);
  const message = page.getByLabel('Message').first();
  await message.pressSequentially('Early');
  await page.addScriptTag({ type: 'module', url: '/stdin.js' });
  await page.waitForFunction(() => [...document.forms].every(({ noValidate }) => noValidate));
  expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
  expect(await message.inputValue()).toBe('Early');
  // After hydration, the counter has the browser's format.
  const inBrowser = await page.evaluate(() => new Intl.NumberFormat('is').format(12_345));
  await expect.poll(() => counter.textContent()).toContain(inBrowser);
});
