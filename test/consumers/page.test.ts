import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { buildPage } from './buildPage.js';
import { hold } from './hold.js';
import { servePage, type ServedPage } from './servePage.js';
import { confirmation, fillIn, sendButton } from './visitor.js';

/** What the page complained about: errors, warnings of React's, violations of its policy. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
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

  it('sends under the strictest policy, with nothing to complain about and no engine before interest', async () => {
    const page = await openPage();
    const heard = complaints(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(served.url, { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => /createEngine|importCatalog|ContactDraft/.test(url))).toEqual([]);

    const arrives = page.waitForResponse(ENGINE);
    await page.getByLabel('Name').focus();
    await arrives;
    const before = served.submissions().length;
    const posted = served.posts.length;
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions().slice(before)).toMatchObject([
      { locale: 'en', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello!' } },
    ]);
    // The page's own handler is for visitors without JavaScript only.
    expect(served.posts).toHaveLength(posted);
    expect(heard).toEqual([]);
    expect(loaded.every((url) => url.startsWith(served.url))).toBe(true);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });

  it('keeps what was typed before its JavaScript came, and loads the engine for a focus that came first', async () => {
    const page = await openPage();
    const heard = complaints(page);
    const release = await hold(page, /client\.js/);
    await page.goto(served.url, { waitUntil: 'commit' });
    await page.getByLabel('Name').pressSequentially('Early');
    const arrives = page.waitForResponse(ENGINE);
    release();
    await arrives;
    await page.keyboard.type(' bird');
    expect(await page.getByLabel('Name').inputValue()).toBe('Early bird');
    expect(heard).toEqual([]);
  });

  it('loses nothing when its engine cannot be loaded, and sends with the next press', async () => {
    const page = await openPage();
    await page.route(ENGINE, (route) => route.abort());
    await page.goto(served.url, { waitUntil: 'networkidle' });
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

  it('gives up on an engine that never arrives, keeps the text, and sends once it does', async () => {
    const page = await openPage();
    await page.clock.install();
    const release = await hold(page, ENGINE);
    await page.goto(served.url, { waitUntil: 'networkidle' });
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

  it('fits a narrow screen, and stands still for those who ask for it', async () => {
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

  it('asks for its visitor’s language once, and swaps the texts around what is being typed', async () => {
    const page = await openPage();
    const heard = complaints(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
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
    expect(asked.filter((path) => !/client|createEngine|\/$|icon/.test(path))).toEqual([
      '/importCatalog.js',
      '/de.js',
    ]);
    expect(heard).toEqual([]);
  });

  it('speaks English when the catalog cannot be loaded, and tries again when the visitor turns to the page', async () => {
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

  it('leaves an IME composition alone while its engine arrives', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url, { waitUntil: 'networkidle' });
    const before = served.submissions().length;
    await fillIn(page);
    const message = page.getByLabel('Message');
    await message.focus();
    await page.keyboard.press('End');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    const arrives = page.waitForResponse(ENGINE);
    release();
    await arrives;
    await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await devtools.send('Input.insertText', { text: '日本' });
    expect(await message.inputValue()).toBe('Hello!日本');

    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions().slice(before)).toMatchObject([{ payload: { message: 'Hello!日本' } }]);
  });

  it('sends once for presses that come while the engine is on its way', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url, { waitUntil: 'networkidle' });
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
