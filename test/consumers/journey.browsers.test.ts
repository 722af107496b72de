import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { click } from '../browsers/click.js';
import type { BrowserPage } from '../browsers/BrowserPage.js';
import { openFirefox } from '../browsers/firefox.js';
import { keyboard } from '../browsers/keyboard.js';
import { openWebKit } from '../browsers/webkit.js';
import { buildPage, type BuiltPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';

/** What has the focus: the name of a field, else its text. */
function focused(page: BrowserPage): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent;
  });
}

let built: BuiltPage;
beforeAll(async () => {
  built = await buildPage(19);
});

const ENGINE = '/createEngine.js';

describe.each([
  // Firefox before 155 remembers a failed import until the page is loaded anew: its bug 2055211.
  { browser: 'Firefox', open: openFirefox, importsAgain: false },
  { browser: 'WebKitGTK', open: openWebKit, importsAgain: true },
])('a consumer’s page in $browser', ({ open, importsAgain }) => {
  let served: ServedPage;
  let page: BrowserPage;
  beforeEach(async () => {
    served = await servePage(built);
    return served.close;
  });

  /** Comes to the page and waits until there is something to click. */
  async function visit(): Promise<void> {
    page = await open(served.url);
    onTestFinished(page.close);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }

  /** Until the page's JavaScript is there, the browser itself checks the form. */
  async function hydrated(): Promise<void> {
    await expect.poll(() => page.evaluate(() => document.querySelector('form')?.noValidate)).toBe(true);
  }

  async function shows(selector: string, text: string): Promise<void> {
    await expect
      .poll(() => page.evaluate((part) => document.querySelector(part)?.textContent, selector))
      .toContain(text);
  }

  it('goes by real keys alone, from an empty press of Send to the next message, and sends once', async () => {
    await visit();
    await hydrated();
    for (const stop of ['name', 'email', 'message', 'Send message']) {
      await keyboard(page, '{Tab}');
      expect(await focused(page)).toBe(stop);
    }
    await keyboard(page, '{Enter}');
    await expect.poll(() => focused(page)).toBe('name');
    const description = await page.evaluate(
      () =>
        document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(description).toBe('Enter your name.');

    await keyboard(page, 'Zoë{Tab}zoe@example.com{Tab}  one{Enter}two  {Tab}');
    expect(await focused(page)).toBe('Send message');
    await keyboard(page, ' ');
    await expect.poll(() => focused(page)).toBe('Message sent');
    await keyboard(page, '{Tab}');
    expect(await focused(page)).toBe('Send another message');
    await keyboard(page, '{Enter}');
    await expect.poll(() => focused(page)).toBe('name');

    expect(served.submissions()).toMatchObject([
      { locale: 'en', payload: { name: 'Zoë', email: 'zoe@example.com', message: 'one\ntwo' } },
    ]);
  });

  it('keeps what was typed before its JavaScript came, and sends once for a double click', async () => {
    const release = served.hold('/client.js');
    await visit();
    await click(page, '[name=name]');
    await keyboard(page, 'Early');
    release();
    await hydrated();
    await keyboard(page, ' bird{Tab}bird@example.com{Tab}Hello!');

    await click(page, '.contact-submit', 2);
    // Its heading may lose the focus again to the second click.
    await shows('h2', 'Message sent');
    expect(served.submissions()).toMatchObject([
      { payload: { name: 'Early bird', email: 'bird@example.com', message: 'Hello!' } },
    ]);
  });

  /** Types a message and presses Send, with the engine out of reach. */
  async function pressInVain(): Promise<void> {
    served.broken.add(ENGINE);
    await visit();
    await hydrated();
    await keyboard(page, '{Tab}Ada{Tab}ada@example.com{Tab}Hello!{Tab}{Enter}');
    await shows('[role=alert]', 'Your message was not sent. It is still here.');
  }

  it('keeps the text when its engine cannot be loaded, and says so', async () => {
    await pressInVain();
    expect(await page.evaluate(() => document.querySelector('textarea')?.value)).toBe('Hello!');
    expect(served.submissions()).toEqual([]);
  });

  it.runIf(importsAgain)('sends with the next press once its engine can be loaded', async () => {
    await pressInVain();
    served.broken.clear();
    await keyboard(page, '{Enter}');
    await shows('h2', 'Message sent');
    expect(served.submissions()).toMatchObject([{ payload: { message: 'Hello!' } }]);
  });
});
