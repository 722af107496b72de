import type { CDPSession, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { hold } from '../../support/consumers/hold.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, ENGINE, fillIn, hydrated, sendButton } from '../../support/visitor.js';

let served: ServedPage;
beforeAll(async () => {
  served = await servePage(await buildPage(19));
  return served.close;
});

/** Sets the text of an input method's composition, step by step. */
async function compose(devtools: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
}

/** Returns a function that reads how many compositions have started and ended on the page. */
async function countCompositions(page: Page): Promise<() => Promise<[number, number]>> {
  const counts = await page.evaluateHandle(() => {
    const counted: [number, number] = [0, 0];
    document.addEventListener('compositionstart', () => counted[0]++);
    document.addEventListener('compositionend', () => counted[1]++);
    return counted;
  });
  return () => counts.jsonValue();
}

describe('an input method’s composition', () => {
  it.each([
    ['Japanese', ['に', 'にほ', 'にほn', 'にほん'], '日本'],
    ['Korean', ['ㅎ', '하', '한'], '한'],
    ['Chinese', ['n', 'ni', 'ni h', 'ni hao'], '你好'],
    ['Vietnamese', ['t', 'tiê', 'tiêng', 'tiếng'], 'tiếng'],
  ])('continues while the engine loads: %s', async (_, steps, text) => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const counts = await countCompositions(page);
    const devtools = await page.context().newCDPSession(page);
    await fillIn(page, { message: '' });
    await page.getByLabel('Message').focus();
    await compose(devtools, ...steps.slice(0, 2));
    const engineLoaded = page.waitForResponse(ENGINE);
    release();
    await engineLoaded;
    await page.waitForLoadState('networkidle');
    await compose(devtools, ...steps.slice(2));
    expect(await counts()).toEqual([1, 0]);
    await devtools.send('Input.insertText', { text });
    await sendButton(page).click();
    await confirmation(page);
    expect(await counts()).toEqual([1, 1]);
    expect(served.submissions().at(-1)?.payload.message).toBe(text);
  });

  it('continues while the form’s catalog loads', async () => {
    const page = await openPage();
    const release = await hold(page, /\/de\.js/);
    await page.goto(`${served.url}?locale=de`, { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Message').focus();
    const counts = await countCompositions(page);
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'n', 'ni');
    release();
    const message = page.getByLabel('Nachricht');
    await message.waitFor();
    await compose(devtools, 'ni h', 'ni hao');
    expect(await counts()).toEqual([1, 0]);
    await devtools.send('Input.insertText', { text: '你好' });
    expect(await message.inputValue()).toBe('你好');
    expect(await counts()).toEqual([1, 1]);
  });

  it('continues while the error of its field is removed', async () => {
    const page = await openPage();
    await page.goto(served.url);
    await hydrated(page);
    await sendButton(page).click();
    const error = page.getByText('Enter your name.');
    await error.waitFor();
    const name = page.getByLabel('Name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const counts = await countCompositions(page);
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'ㄱ');
    await error.waitFor({ state: 'detached' });
    await compose(devtools, '기', '김');
    expect(await counts()).toEqual([1, 0]);
    await devtools.send('Input.insertText', { text: '김' });
    expect(await name.inputValue()).toBe('김');
    expect(await counts()).toEqual([1, 1]);
  });

  it('does not submit the form when Enter ends it', async () => {
    const page = await openPage();
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    const name = page.getByLabel('Name');
    await name.fill('');
    await name.focus();
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'に', 'にほん');
    // Key code 229 marks a key that the input method handles itself.
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await devtools.send('Input.insertText', { text: '日本' });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(await name.inputValue()).toBe('日本');
    expect(await page.locator('form').getAttribute('data-status')).toBe('idle');
    expect(served.submissions()).toHaveLength(before);

    await page.keyboard.press('Enter');
    await confirmation(page);
    expect(served.submissions().at(-1)?.payload.name).toBe('日本');
    expect(served.submissions()).toHaveLength(before + 1);
  });

  it('is sent in its current state if the visitor submits during it, even before the engine has loaded', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    await fillIn(page, { message: '' });
    await page.getByLabel('Message').focus();
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'ㅎ', '하', '한');
    await sendButton(page).click();
    await page.locator('.rck-submit[data-pending]').waitFor();
    release();
    await confirmation(page);
    expect(served.submissions().at(-1)?.payload.message).toBe('한');
  });
});
