import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { bundleExample, projectFolder } from '../../support/docs/serveEndpoint.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument } from '../../support/stories/showStory.js';

const run = promisify(execFile);

let stories: ServedStories;

beforeAll(async () => {
  stories = await serveStories();
}, 120_000);

afterAll(() => stories?.close());

/** Opens the request on the API page, and fills in the form ID. */
async function openRequest(formId: string, scheme = 'light'): Promise<Page> {
  const page = await openPage({ viewport: { width: 390, height: 700 } });
  await showDocument(page, stories.urlOf('reference-api--docs', `colorScheme:${scheme}`));
  await page.getByRole('button', { name: /^post/ }).click();
  await page.getByPlaceholder('formId').fill(formId);
  return page;
}

async function execute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Execute' }).click();
  await status(page).waitFor();
}

const status = (page: Page) => page.locator('.live-responses-table .response .response-col_status');

it('the API page sends a request to the sandbox in the page, not over the network', async () => {
  const page = await openRequest('f_123');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await execute(page);
  expect(await status(page).textContent()).toBe('201');
  expect(sent.filter((url) => url.includes('/submissions'))).toEqual([]);
});

it('the API page shows the response of a scenario', async () => {
  const page = await openRequest('sandbox-rate-limited');
  await execute(page);
  expect(await status(page).textContent()).toBe('429');
  expect(await page.locator('.live-responses-table').textContent()).toContain('retry-after');
});

it.each(['curl', 'fetch', 'submitContact'])(
  'the API page shows code for %s that sends the request',
  async (tab) => {
    const page = await openRequest('f_456');
    await execute(page);
    await page.locator('.curl-command').getByRole('heading', { name: tab }).click();
    const code = await page.locator('.curl-command pre').innerText();
    const { base, sandbox } = await serveSandbox();
    const elsewhere = code.replaceAll(new URL(page.url()).origin, base);
    if (tab === 'curl') {
      await run('bash', ['-c', elsewhere]);
    } else {
      const folder = projectFolder();
      writeFileSync(join(folder, 'request.ts'), elsewhere);
      await run(process.execPath, [await bundleExample(folder, 'request.ts')]);
    }
    expect(sandbox.submissions()).toMatchObject([
      { formId: 'f_456', locale: 'en', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } },
    ]);
  },
);

it.each(['light', 'dark'])(
  'the API page has the contrast that WCAG requires and does not overflow a phone: %s',
  async (scheme) => {
    const page = await openRequest('f_123', scheme);
    await execute(page);
    const measured = await page.evaluate(contrasts, '.api-reference');
    expect(measured.length).toBeGreaterThan(50);
    expect(measured.filter(({ ratio, minimum }) => !(ratio >= minimum))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

it('the API page lists the undocumented behavior of the service', async () => {
  const page = await openRequest('f_123');
  const text = await page.locator('.api-reference').innerText();
  expect(text).toContain('whether the service recognizes a submission that it has received before');
  expect(text).toContain('the response to a submission that exceeds the rate limit');
});
