import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { click } from '../../support/browsers/click.js';
import type { BrowserPage } from '../../support/browsers/BrowserPage.js';
import { openFirefox } from '../../support/browsers/firefox.js';
import { keyboard } from '../../support/browsers/keyboard.js';
import { openWebKit } from '../../support/browsers/webkit.js';
import { buildPage, type BuiltPage } from '../../support/consumers/buildPage.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';

/** Returns the name of the focused field, otherwise the text of the focused element. */
function focused(page: BrowserPage): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const activeElement = document.activeElement as HTMLElement | null;
    return activeElement?.getAttribute('name') ?? activeElement?.innerText.trim();
  });
}

let built: BuiltPage;
beforeAll(async () => {
  built = await buildPage(19);
});

const ENGINE = '/createEngine.js';

describe.each([
  // Firefox before 155 caches a failed import until the page is reloaded (Firefox bug 2055211).
  { browser: 'Firefox', open: openFirefox, importsAgain: false },
  { browser: 'WebKitGTK', open: openWebKit, importsAgain: true },
])('a consumer’s page in $browser', ({ open, importsAgain }) => {
  let served: ServedPage;
  let page: BrowserPage;
  beforeEach(async () => {
    served = await servePage(built);
    return served.close;
  });

  /** Opens the page and waits for its first paint. */
  async function visit(): Promise<void> {
    page = await open(served.url);
    onTestFinished(page.close);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }

  /** Waits for hydration. Until then, the browser itself validates the form. */
  async function hydrated(): Promise<void> {
    await expect.poll(() => page.evaluate(() => document.querySelector('form')?.noValidate)).toBe(true);
  }

  async function shows(selector: string, text: string): Promise<void> {
    await expect
      .poll(() => page.evaluate((part) => document.querySelector(part)?.textContent, selector))
      .toContain(text);
  }

  it('works with real key presses alone, from an empty submit to the next message, and sends once', async () => {
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
    await expect.poll(() => focused(page)).toBe('message');

    expect(served.submissions()).toMatchObject([
      { locale: 'en', payload: { name: 'Zoë', email: 'zoe@example.com', message: 'one\ntwo' } },
    ]);
  });

  it('keeps text that was typed before hydration, and sends once for a double click', async () => {
    const release = served.hold('/client.js');
    await visit();
    await click(page, '[name=name]');
    await keyboard(page, 'Early');
    release();
    await hydrated();
    await keyboard(page, ' bird{Tab}bird@example.com{Tab}Hello!');

    await click(page, '.rck-submit', 2);
    // The second click can move the focus away from the heading, so only its text is checked.
    await shows('h2', 'Message sent');
    expect(served.submissions()).toMatchObject([
      { payload: { name: 'Early bird', email: 'bird@example.com', message: 'Hello!' } },
    ]);
  });

  /** Types a message and submits it while the engine cannot be loaded. */
  async function typeWithoutEngine(hasAction: boolean): Promise<void> {
    served.broken.add(ENGINE);
    await visit();
    await hydrated();
    if (!hasAction) await page.evaluate(() => document.forms[0]?.removeAttribute('action'));
    await keyboard(page, '{Tab}Ada{Tab}ada@example.com{Tab}Hello!{Tab}{Enter}');
  }

  async function submitWithoutEngine(): Promise<void> {
    await typeWithoutEngine(false);
    await shows('[role=alert]', 'Your text is still here. Please send it again.');
  }

  it('posts as it does without JavaScript if its engine cannot be loaded and the form has `action`', async () => {
    await typeWithoutEngine(true);
    await shows('body', 'received');
    expect(served.posts).toEqual([
      'POST /without-javascript name=Ada&email=ada%40example.com&message=Hello%21',
    ]);
    expect(served.submissions()).toEqual([]);
  });

  it('keeps the text and shows an error if its engine cannot be loaded', async () => {
    await submitWithoutEngine();
    expect(await page.evaluate(() => document.querySelector('textarea')?.value)).toBe('Hello!');
    expect(served.submissions()).toEqual([]);
  });

  it.runIf(importsAgain)('sends on the next submit once its engine can be loaded', async () => {
    await submitWithoutEngine();
    served.broken.clear();
    await keyboard(page, '{Enter}');
    await shows('h2', 'Message sent');
    expect(served.submissions()).toMatchObject([{ payload: { message: 'Hello!' } }]);
  });
});
