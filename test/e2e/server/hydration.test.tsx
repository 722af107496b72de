import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { bundleForm } from '../../support/bundleForm.js';
import { LocalizedPages } from '../../support/LocalizedPages.js';
import { serve } from '../../support/serve.js';

const CODE = `
  import { hydrateRoot } from 'react-dom/client';
  import { LocalizedPages } from './test/support/LocalizedPages.tsx';

  window.errors = [];
  const onRecoverableError = (error) => window.errors.push(String(error));
  hydrateRoot(document.body, <LocalizedPages />, { onRecoverableError });
`;

it('contact pages and counters hydrate without an error, although Node and Chromium format texts differently', async () => {
  const files = await bundleForm(CODE, 'production');
  const html = `<!doctype html><meta charset="utf-8"><body>${renderToString(<LocalizedPages />)}</body>`;
  const { origin, close } = await serve(({ url }, response) => {
    const file = files.find(({ path }) => path === url);
    response.setHeader('Content-Type', file ? 'text/javascript' : 'text/html').end(file?.contents ?? html);
  });
  onTestFinished(close);
  const page = await openPage();
  await page.goto(origin);
  const counter = page.locator('[lang=is] .rck-counter > :first-child');
  expect(await counter.textContent()).toContain(new Intl.NumberFormat('is').format(12_345));
  const message = page.getByLabel('Message').first();
  await message.pressSequentially('Early');
  await page.addScriptTag({ type: 'module', url: '/stdin.js' });
  await page.waitForFunction(() => [...document.forms].every(({ noValidate }) => noValidate));
  expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
  expect(await message.inputValue()).toBe('Early');
  // After hydration, the counter has the browser's format.
  const inBrowser = await page.evaluate(() => new Intl.NumberFormat('is').format(12_345));
  expect(await counter.textContent()).toContain(inBrowser);
});
