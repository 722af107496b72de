import { beforeAll, describe, expect, it } from 'vitest';
import { collectErrors } from '../../support/browsers/collectErrors.js';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { hold } from '../../support/consumers/hold.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { confirmation, ENGINE, fillIn, hydrated, sendButton } from '../../support/visitor.js';

describe.each([18, 19] as const)('the engine of a form with React %i, from the packed package', (major) => {
  let served: ServedPage;
  beforeAll(async () => {
    served = await servePage(await buildPage(major));
    return served.close;
  });

  it('loads for a field that was focused before hydration, and keeps the text that was typed before it', async () => {
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

  it('can fail to load: the text stays, and the next submit loads it again and sends', async () => {
    const page = await openPage();
    await page.route(ENGINE, (route) => route.abort());
    await page.goto(served.url);
    await hydrated(page);
    const before = served.submissions().length;
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('Your message is still here. Please send it again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(served.submissions()).toHaveLength(before);

    await page.unroute(ENGINE);
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });

  it('can take too long: the submit ends after 30 s, the text stays, and the next submit sends', async () => {
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
    await page.getByText('Not sent.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    release();
    await sendButton(page).click();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });

  it('suggests a correction of an email address that was entered before it loaded', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    await page.getByLabel('Email').pressSequentially('ada@gmial.com');
    await page.keyboard.press('Tab');
    release();
    await page.getByRole('button', { name: 'ada@gmail.com' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@gmail.com');
  });

  it('does not change an address that the visitor edits again before it loads', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const email = page.getByLabel('Email');
    await email.pressSequentially('ada@gmail');
    await page.keyboard.press('Tab');
    await email.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    // This file loads after the engine has attached.
    const attached = page.waitForResponse(/keepMailLink/);
    release();
    await attached;
    expect(await email.inputValue()).toBe('ada@gmail.');
  });

  it('does not interrupt an IME composition when it loads', async () => {
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

  it('sends once for several submits while it loads', async () => {
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
