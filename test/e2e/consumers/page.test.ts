import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { hold } from '../../support/consumers/hold.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, fillIn, hydrated, sendButton } from '../../support/visitor.js';

/** Collects the errors of the page's scripts, of React and of the page's policy. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const ENGINE = /createEngine/;

describe.each([18, 19] as const)('a consumer’s page with React %i, from the packed package', (major) => {
  let served: ServedPage;
  beforeAll(async () => {
    served = await servePage(await buildPage(major));
    return served.close;
  });

  it('is a complete native form without JavaScript, and posts to the page’s own handler', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(served.url);
    expect(await page.locator('form').getAttribute('method')).toBe('post');
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('received').waitFor();
    expect(page.url()).toBe(`${served.url}without-javascript`);
    expect(served.posts).toEqual([
      'POST /without-javascript name=Ada&email=ada%40example.com&message=Hello%21',
    ]);
  });

  it('sends under the strictest policy without errors, and loads no engine before the first interaction', async () => {
    const page = await openPage();
    const errors = collectErrors(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(served.url, { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => /createEngine|importCatalog|ContactDraft/.test(url))).toEqual([]);

    const engineLoaded = page.waitForResponse(ENGINE);
    await page.getByLabel('Name').focus();
    await engineLoaded;
    const before = served.submissions().length;
    const posted = served.posts.length;
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions().slice(before)).toMatchObject([
      { locale: 'en', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello!' } },
    ]);
    // Only forms without JavaScript post to the page's own handler.
    expect(served.posts).toHaveLength(posted);
    expect(errors).toEqual([]);
    expect(loaded.every((url) => url.startsWith(served.url))).toBe(true);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });

  it('keeps text that was typed before hydration, and loads the engine for a field that was focused before it', async () => {
    const page = await openPage();
    const errors = collectErrors(page);
    const release = await hold(page, /client\.js/);
    await page.goto(served.url, { waitUntil: 'commit' });
    await page.getByLabel('Name').pressSequentially('Early');
    const engineLoaded = page.waitForResponse(ENGINE);
    release();
    await engineLoaded;
    await page.keyboard.type(' bird');
    expect(await page.getByLabel('Name').inputValue()).toBe('Early bird');
    expect(errors).toEqual([]);
  });

  it('keeps the text if its engine cannot be loaded, and sends on the next submit', async () => {
    const page = await openPage();
    await page.route(ENGINE, (route) => route.abort());
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('Your message was not sent. It is still here. Please send it again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(served.submissions()).toHaveLength(before);

    await page.unroute(ENGINE);
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });

  it('gives up on an engine that does not load, keeps the text, and sends once the engine has loaded', async () => {
    const page = await openPage();
    await page.clock.install();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await page.clock.fastForward('00:31');
    await page.getByText('Your message was not sent.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    release();
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });

  it('fits a narrow screen, and has no animation with reduced motion', async () => {
    const page = await openPage({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await page.locator('label').evaluateAll((labels) => {
      for (const label of labels) label.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await sendButton(page).click();
    const spinner = await page.getByRole('button', { name: 'Sending…' }).evaluate((button) => {
      const { animationName, content } = getComputedStyle(button, '::before');
      return { animationName, content };
    });
    expect(spinner).toEqual({ animationName: 'none', content: '""' });
    release();
  });

  it('loads the visitor’s catalog once, and changes the labels without changing the text that is being typed', async () => {
    const page = await openPage();
    const errors = collectErrors(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const release = await hold(page, /\/de\.js/);
    await page.goto(`${served.url}?locale=de-AT`, { waitUntil: 'domcontentloaded' });
    const message = page.getByLabel('Message');
    await message.pressSequentially('Guten Tag');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    release();
    const nachricht = page.getByLabel('Nachricht');
    await nachricht.waitFor();
    const typing = await nachricht.evaluate((field: HTMLTextAreaElement) => [
      field === document.activeElement,
      field.value,
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(typing).toEqual([true, 'Guten Tag', 0, 1]);
    await page.keyboard.type('g');
    expect(await nachricht.inputValue()).toBe('guten Tag');
    // Typing also loads the engine and its chunks, so only catalogs are compared.
    expect(requested.filter((path) => /catalogs|\/[a-z]{2}(-\w+)?\.js$/i.test(path))).toEqual([
      '/catalogs.js',
      '/de.js',
    ]);
    expect(errors).toEqual([]);
  });

  it('shows English if the catalog cannot be loaded, and tries again on the next interaction', async () => {
    const page = await openPage();
    await page.route(/\/ar\.js/, (route) => route.abort());
    await page.goto(`${served.url}?locale=ar`, { waitUntil: 'networkidle' });
    const form = page.locator('form');
    expect(await form.getAttribute('dir')).toBe('ltr');
    await page.getByRole('button', { name: 'Send message' }).waitFor();

    await page.unroute(/\/ar\.js/);
    await page.getByLabel('Message').fill('مرحبا');
    await page.getByRole('button', { name: 'إرسال الرسالة' }).waitFor();
    expect(await form.getAttribute('dir')).toBe('rtl');
    expect(await page.getByLabel('الرسالة').inputValue()).toBe('مرحبا');
  });

  it('does not interrupt an IME composition while its engine loads', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    const message = page.getByLabel('Message');
    await message.focus();
    await page.keyboard.press('End');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    const engineLoaded = page.waitForResponse(ENGINE);
    release();
    await engineLoaded;
    await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await devtools.send('Input.insertText', { text: '日本' });
    expect(await message.inputValue()).toBe('Hello!日本');

    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions().slice(before)).toMatchObject([{ payload: { message: 'Hello!日本' } }]);
  });

  it('sends once for several submits while the engine is loading', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    await page.getByLabel('Name').press('Enter');
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
    release();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });
});
