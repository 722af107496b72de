import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectErrors } from '../../support/browsers/collectErrors.js';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { buildPage } from '../../support/consumers/buildPage.js';
import { hold } from '../../support/consumers/hold.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { values } from '../../support/values.js';
import { confirmation, ENGINE, fillIn, hydrated, removeAction, sendButton } from '../../support/visitor.js';

const PENDING = '.rck-submit[data-pending]';

/** The engine does not load for text that a script sets. */
async function fillInWithoutFocus(page: Page): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts))
      (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }, values);
}

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

  it('can be gone for good: a form with `action` posts as it does without JavaScript, once', async () => {
    const page = await openPage();
    await page.route(ENGINE, (route) => route.fulfill({ status: 404 }));
    await page.goto(served.url);
    await hydrated(page);
    const [sent, posted] = [served.submissions().length, served.posts.length];
    await fillIn(page);
    await page.getByLabel('Message').focus();
    await sendButton(page).dblclick();
    await page.getByText('received').waitFor();
    expect(served.posts.slice(posted)).toEqual([
      `POST /without-javascript ${new URLSearchParams(values).toString()}`,
    ]);
    expect(served.submissions()).toHaveLength(sent);

    // The browser can show the page as it was. It must not be pending.
    await page.goBack();
    await sendButton(page).waitFor();
    expect(await page.locator('form').getAttribute('data-status')).toBe('idle');
  });

  it('can be gone while the device is offline: nothing is posted, and the text stays', async () => {
    const page = await openPage();
    await page.goto(served.url);
    await hydrated(page);
    const posted = served.posts.length;
    await fillInWithoutFocus(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await page.getByText('You’re offline.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(served.posts).toHaveLength(posted);
  });

  it('can be gone, and so can the answer to the native post: after 30 s the form says that it might have arrived', async () => {
    const page = await openPage();
    await page.clock.install();
    await page.route(ENGINE, (route) => route.fulfill({ status: 404 }));
    let posts = 0;
    await page.route(/without-javascript/, (route) => {
      posts += 1;
      return route.fulfill({ status: 204 });
    });
    await page.goto(served.url);
    await hydrated(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => posts).toBe(1);
    await page.clock.fastForward('00:31');
    await page.getByText('Sending it again may deliver it twice.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(posts).toBe(1);
  });

  it('can fail to load: without `action`, the text stays, and the next submit loads it again and sends', async () => {
    const page = await openPage();
    await page.route(ENGINE, (route) => route.abort());
    await page.goto(served.url);
    await hydrated(page);
    await removeAction(page);
    const before = served.submissions().length;
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('Your text is still here. Please send it again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!');
    expect(served.submissions()).toHaveLength(before);
    const copy = page.getByRole('button', { name: en.actions.copyMessage });
    expect(await copy.count()).toBe(0);

    await page.unroute(ENGINE);
    await page.getByLabel('Message').focus();
    await copy.waitFor();
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
    await removeAction(page);
    const before = served.submissions().length;
    await fillIn(page);
    await sendButton(page).click();
    await page.locator(PENDING).waitFor();
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
    const loaded = page.waitForResponse(ENGINE);
    release();
    const url = JSON.stringify((await loaded).url());
    // Resolves after the import of the form, and after the task in which the engine checks the address. A string, because
    // Vite replaces `import` in a function.
    await page.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
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

  it('shows a spinner, but does not say that it sends, until it has loaded and the values are valid', async () => {
    const page = await openPage();
    const release = await hold(page, ENGINE);
    await page.goto(served.url);
    await hydrated(page);
    const said = await page.evaluateHandle(() => {
      const texts = new Set<string>();
      const form = document.forms[0] as HTMLFormElement;
      const collect = () => {
        for (const part of form.querySelectorAll('[role=status], .rck-submit-label'))
          texts.add(part.textContent ?? '');
      };
      new MutationObserver(collect).observe(form, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      return texts;
    });
    const button = sendButton(page);
    const { width } = (await button.boundingBox()) ?? {};
    await button.click();
    await page.locator(PENDING).waitFor();
    const spinner = await page
      .locator('.rck-submit-label')
      .evaluate((label) => getComputedStyle(label, '::after').borderRadius);
    // The envelope has another radius.
    expect(spinner).toBe('50%');
    expect((await button.boundingBox())?.width).toBe(width);
    release();
    await page.getByText('Enter your name.').waitFor();
    expect(await said.evaluate((texts) => [...texts].filter(Boolean))).toEqual(['Send message']);

    await fillIn(page);
    await button.click();
    await confirmation(page);
    expect(await said.evaluate((texts) => [...texts])).toContain('Sending…');
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
    await page.locator(PENDING).click({ force: true });
    release();
    await confirmation(page);
    expect(served.submissions()).toHaveLength(before + 1);
  });
});
