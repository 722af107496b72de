import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { click } from '../browsers/click.js';
import type { EnginePage } from '../browsers/EnginePage.js';
import { openFirefox } from '../browsers/firefox.js';
import { keyboard } from '../browsers/keyboard.js';
import { openWebKit } from '../browsers/webkit.js';
import { buildPage, type BuiltPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';

/** What has the focus: the name of a field, else its text. */
function focused(page: EnginePage): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent;
  });
}

/** Before that, there is nothing to click, or it is elsewhere. */
function isShown(page: EnginePage): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Until the page's JavaScript is there, the browser itself checks the form. */
function isHydrated(page: EnginePage): Promise<boolean | undefined> {
  return page.evaluate(() => document.querySelector('form')?.noValidate);
}

let built: BuiltPage;
beforeAll(async () => {
  built = await buildPage(19);
});
afterAll(() => built?.remove());

describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
])('a consumer’s page in %s', (_engine, open) => {
  let served: ServedPage;
  let page: EnginePage;
  async function visit({ whileHeld }: { whileHeld?: string } = {}): Promise<() => void> {
    served = await servePage(built);
    onTestFinished(served.close);
    const release = whileHeld ? served.hold(whileHeld) : () => {};
    page = await open(served.url);
    onTestFinished(page.close);
    await expect.poll(() => isShown(page)).toBe(true);
    await expect.poll(() => isHydrated(page)).toBe(!whileHeld);
    return release;
  }

  it('goes by real keys alone, from an empty press of Send to the next message, and sends once', async () => {
    await visit();
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
    const release = await visit({ whileHeld: '/client.js' });
    await click(page, '[name=name]');
    await keyboard(page, 'Early');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await keyboard(page, ' bird{Tab}bird@example.com{Tab}Hello!');

    await click(page, '.contact-submit', 2);
    // Its heading may lose the focus again to the second click.
    await expect
      .poll(() => page.evaluate(() => document.querySelector('h2')?.textContent))
      .toBe('Message sent');
    expect(served.submissions()).toMatchObject([
      { payload: { name: 'Early bird', email: 'bird@example.com', message: 'Hello!' } },
    ]);
  });
});
