import type { CDPSession, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { buildPage } from './buildPage.js';
import { hold } from './hold.js';
import { servePage, type ServedPage } from './servePage.js';
import { confirmation, fillIn, sendButton } from './visitor.js';

let served: ServedPage;
beforeAll(async () => {
  served = await servePage(await buildPage(19));
  return served.close;
});

/** An input method: what it shows under way, one after the other. */
async function compose(devtools: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
}

/** How often a composition began and ended on the page. */
async function countCompositions(page: Page): Promise<() => Promise<[number, number]>> {
  const counts = await page.evaluateHandle(() => {
    const counted: [number, number] = [0, 0];
    document.addEventListener('compositionstart', () => counted[0]++);
    document.addEventListener('compositionend', () => counted[1]++);
    return counted;
  });
  return () => counts.jsonValue();
}

const ENGINE = /createEngine/;

describe('an input method’s composition', () => {
  it.each([
    ['Japanese', ['に', 'にほ', 'にほn', 'にほん'], '日本'],
    ['Korean', ['ㅎ', '하', '한'], '한'],
    ['Chinese', ['n', 'ni', 'ni h', 'ni hao'], '你好'],
    ['Vietnamese', ['t', 'tiê', 'tiêng', 'tiếng'], 'tiếng'],
  ])('goes on while the engine arrives: %s', async (_, steps, text) => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url, { waitUntil: 'networkidle' });
    const counts = await countCompositions(page);
    const devtools = await page.context().newCDPSession(page);
    await fillIn(page, '');
    await page.getByLabel('Message').focus();
    await compose(devtools, ...steps.slice(0, 2));
    const arrives = page.waitForResponse(ENGINE);
    release();
    await arrives;
    await page.waitForLoadState('networkidle');
    await compose(devtools, ...steps.slice(2));
    expect(await counts()).toEqual([1, 0]);
    await devtools.send('Input.insertText', { text });
    await sendButton(page).click();
    await confirmation(page);
    expect(await counts()).toEqual([1, 1]);
    expect(served.submissions().at(-1)?.payload.message).toBe(text);
  });

  it('goes on while the form’s language arrives', async () => {
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

  it('goes on while the error of its field goes', async () => {
    const page = await openPage();
    await page.goto(served.url, { waitUntil: 'networkidle' });
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

  it('is not sent by the Enter that ends it', async () => {
    const page = await openPage();
    await page.goto(served.url, { waitUntil: 'networkidle' });
    const before = served.submissions().length;
    await fillIn(page);
    const name = page.getByLabel('Name');
    await name.fill('');
    await name.focus();
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'に', 'にほん');
    // As an input method has it: a key that it takes for itself.
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

  it('is sent as far as it is when Send is pressed meanwhile, also before the engine is here', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url, { waitUntil: 'networkidle' });
    await fillIn(page, '');
    await page.getByLabel('Message').focus();
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'ㅎ', '하', '한');
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    release();
    await confirmation(page);
    expect(served.submissions().at(-1)?.payload.message).toBe('한');
  });
});
