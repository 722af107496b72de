import { beforeAll, describe, expect, it } from 'vitest';
import { collectErrors } from '../../support/browsers/collectErrors.js';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { hold } from '../../support/consumers/hold.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, ENGINE, fillIn, hydrated, sendButton } from '../../support/visitor.js';

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
    expect(loaded.filter((url) => url.endsWith('.js'))).toEqual([`${served.url}client.js`]);

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

  it('is as high after the message was sent as before, so that the page below does not move', async () => {
    const page = await openPage();
    await page.goto(served.url);
    const form = page.locator('form');
    const height = async () => Math.round((await form.boundingBox())?.height ?? NaN);
    await fillIn(page);
    const before = await height();
    await sendButton(page).click();
    await confirmation(page);
    expect(await height()).toBe(before);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await page.getByLabel('Message').waitFor();
    expect(await height()).toBe(before);
  });

  it('has no button that moves or changes its width from the first submit to the second failure', async () => {
    const page = await openPage();
    await page.route('**/submissions', (route) => route.fulfill({ status: 500 }));
    await page.goto(served.url);
    await hydrated(page);
    const button = page.locator('.rck-submit');
    const boxes = [await button.boundingBox()];
    for (const attempt of [1, 2]) {
      await fillIn(page, { message: `Attempt ${attempt}` });
      await sendButton(page).click();
      boxes.push(await button.boundingBox());
      await page.locator('.rck-status:not([data-pending])').getByText('Sending it again').waitFor();
      boxes.push(await button.boundingBox());
    }
    expect(boxes).toEqual(boxes.map(() => boxes[0]));
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
    const label = page.locator('.rck-submit[data-pending] > span');
    const spinner = await label.evaluate((element) => {
      const { animationName, borderRadius } = getComputedStyle(element, '::after');
      return { animationName, borderRadius };
    });
    expect(spinner).toEqual({ animationName: 'none', borderRadius: '50%' });
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

  it('loads the list of catalogs at the same time as the code that needs it', async () => {
    const page = await openPage();
    const events: string[] = [];
    const isCode = (url: string) => /useCatalog/.test(url);
    page.on('request', (request) => /\/catalogs/.test(request.url()) && events.push('list requested'));
    page.on('requestfinished', (request) => isCode(request.url()) && events.push('code loaded'));
    const release = await hold(page, /useCatalog/);
    const list = page.waitForRequest(/\/catalogs/);
    await page.goto(`${served.url}?locale=de`, { waitUntil: 'domcontentloaded' });
    await list;
    release();
    await page.getByLabel('Nachricht').waitFor();
    expect(events).toEqual(['list requested', 'code loaded']);
  });

  it('shows English if the catalog cannot be loaded, and tries again on the next interaction', async () => {
    const page = await openPage();
    await page.route(/\/ar\.js/, (route) => route.abort());
    await page.goto(`${served.url}?locale=ar`, { waitUntil: 'networkidle' });
    const form = page.locator('form');
    await page.getByRole('button', { name: 'Send message' }).waitFor();
    await expect.poll(() => form.getAttribute('dir')).toBe('ltr');
    expect(await form.getAttribute('data-loading')).toBeNull();

    await page.unroute(/\/ar\.js/);
    await page.getByLabel('Message').fill('مرحبا');
    await page.getByRole('button', { name: 'إرسال الرسالة' }).waitFor();
    expect(await form.getAttribute('dir')).toBe('rtl');
    expect(await page.getByLabel('الرسالة').inputValue()).toBe('مرحبا');
  });
});
