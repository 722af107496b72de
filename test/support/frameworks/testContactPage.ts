import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import de from '../../../src/locales/de.js';
import type { Messages } from '../../../src/locales/Messages.js';
import nl from '../../../src/locales/nl.js';
import { collectErrors } from '../browsers/collectErrors.js';
import { openPage } from '../browsers/openPage.js';
import { hold } from '../consumers/hold.js';
import { values } from '../values.js';
import { confirmation, fillIn, hydrated, sendButton } from '../visitor.js';
import type { App } from './createApp.js';

const SCRIPT = /\.m?js(\?|$)/;
/** A property of react-hook-form, which minifiers keep. */
const ENGINE = 'isSubmitSuccessful';
/** A text of a catalog that the page does not use. */
const OTHER_CATALOG = nl.outcomes.sentTitle;

export interface ContactPageOptions {
  /** Starts the server of the built app. */
  start: (app: App) => Promise<void>;
  /** The path of the contact page. */
  path: string;
  /** JavaScript that the form may add to the first load, in bytes (gzip). */
  limit: number;
  /** The catalog of the page. @default de */
  messages?: Messages;
}

/** Defines the tests that the contact page of each app passes. */
export function testContactPage(getApp: () => App, options: ContactPageOptions): void {
  const { start, path, limit, messages = de } = options;

  it(`adds at most ${limit} bytes to the first load, without the engine and other catalogs`, async () => {
    const { origin } = await started(getApp(), start);
    const page = await openPage();
    const errors = collectErrors(page);
    const scripts = collectScripts(page);
    await page.goto(`${origin}/empty`, { waitUntil: 'networkidle' });
    const withoutForm = new Set(scripts);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const added = await readScripts([...scripts].filter((url) => !withoutForm.has(url)));
    const bytes = added.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    console.info(`${path}: ${bytes} B`);
    expect(added.join('\n')).not.toContain(ENGINE);
    expect(added.join('\n')).not.toContain(OTHER_CATALOG);
    expect(bytes).toBeLessThanOrEqual(limit);

    await page.getByLabel(messages.labels.name).focus();
    await expect.poll(async () => (await readScripts(scripts)).join('\n')).toContain(ENGINE);
    expect(errors).toEqual([]);
  });

  it('keeps the text when sending fails, and sends it on the next submit', async () => {
    const { origin, submissions } = await started(getApp(), start);
    const before = submissions().length;
    const page = await openPage();
    const errors = collectErrors(page);
    await page.goto(origin + path);
    await hydrated(page);
    await fillIn(page, {}, messages);
    expect(errors).toEqual([]);
    await page.route('**/submissions', (route) => route.fulfill({ status: 500 }));
    await sendButton(page, messages).click();
    await page.getByRole('alert').getByText(messages.outcomes.unconfirmed).waitFor();
    expect(await page.getByLabel(messages.labels.message).inputValue()).toBe(values.message);
    expect(submissions()).toHaveLength(before);

    await page.unroute('**/submissions');
    // The browser logs the failed response.
    errors.length = 0;
    await sendButton(page, messages).click();
    await confirmation(page, messages);
    expect(submissions().slice(before)).toMatchObject([{ locale: messages.lang, payload: values }]);
    expect(errors).toEqual([]);
  });
}

/** Defines the tests of a contact page that a server renders. */
export function testServerHtml(getApp: () => App, { start, path, messages = de }: ContactPageOptions): void {
  it('has the form in the HTML of the server, in the language of the page', async () => {
    const { origin } = await started(getApp(), start);
    const html = await (await fetch(origin + path)).text();
    expect(html).toContain(messages.labels.message);
    expect(/<form[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(messages.lang);
  });

  it('keeps text that was typed before hydration', async () => {
    const { origin } = await started(getApp(), start);
    const page = await openPage();
    const errors = collectErrors(page);
    const release = await hold(page, SCRIPT);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const message = page.getByLabel(messages.labels.message);
    await message.fill('Guten Tag');
    release();
    await hydrated(page);
    expect(await message.inputValue()).toBe('Guten Tag');
    expect(errors).toEqual([]);
  });
}

/** Defines the tests of a contact page whose app has a handler for visitors without JavaScript. */
export function testHandler(getApp: () => App, { start, path }: ContactPageOptions): void {
  it('sends without JavaScript', async () => {
    const app = await started(getApp(), start);
    const before = app.submissions().length;
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(app.origin + path);
    await fillIn(page, {}, de);
    await sendButton(page, de).click();
    await page.getByRole('heading', { name: 'Thanks' }).waitFor();
    expect(app.submissions().slice(before)).toMatchObject([{ locale: 'de', payload: { name: 'Ada' } }]);
  });

  it('shows the errors and the text of a refused form without JavaScript', async () => {
    const app = await started(getApp(), start);
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(app.origin + path);
    // Browsers accept it, the schema does not.
    await fillIn(page, { email: 'ada@example' }, de);
    await sendButton(page, de).click();
    await page.getByText(de.errors.emailInvalid).first().waitFor();
    expect(await page.getByLabel(de.labels.message).inputValue()).toBe('Hello!');
  });
}

async function started(app: App, start: ContactPageOptions['start']): Promise<App> {
  await start(app);
  return app;
}

/** Collects the URLs of the scripts that a page loads. */
function collectScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (SCRIPT.test(response.url()) && response.ok()) urls.add(response.url());
  });
  return urls;
}

async function readScripts(urls: Iterable<string>): Promise<string[]> {
  return Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
}
