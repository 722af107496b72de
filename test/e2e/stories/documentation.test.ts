import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import de from '../../../src/locales/de.js';
import en from '../../../src/locales/en.js';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument, switchDocument } from '../../support/stories/showStory.js';
import { watchPage } from '../../support/stories/watchPage.js';

let stories: ServedStories;
let browser: Browser;

beforeAll(async () => {
  [stories, browser] = await Promise.all([serveStories(), launchChromium()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stories?.close();
});

it.each(['light', 'dark'])(
  'every documentation page opens without a message in the console, and its text has the contrast that WCAG requires: %s',
  async (scheme) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } });
    const newMessages = watchPage(page);
    const found: string[] = [];
    for (const [index, id] of stories.documentIds.entries()) {
      if (index === 0) await showDocument(page, stories.urlOf(id, `colorScheme:${scheme}`));
      else await switchDocument(page, id);
      const measured = await page.evaluate(contrasts, '#storybook-docs');
      const pale = measured.filter(({ ratio, minimum }) => !(ratio >= minimum));
      expect(measured.length, id).toBeGreaterThan(10);
      for (const { target, ratio } of pale) found.push(`${id}: ${target}: ${ratio}`);
      for (const message of newMessages()) found.push(`${id}: ${message}`);
    }
    expect(found).toEqual([]);
    await page.close();
  },
  120_000,
);

it('the documentation shows outcomes in the toolbar’s language and colour scheme, and keeps the focus and the scroll position', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('outcomes--docs', 'locale:de;colorScheme:dark'));
  await page.getByRole('heading', { name: 'Rejected' }).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  const frame = page.frameLocator('iframe[title="Rejected"]:not([data-playing])');
  await frame.getByText(de.outcomes.rejected).waitFor();
  expect(await frame.locator(':root').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', position]);
  await page.close();
});

it('the documentation has controls that change the form, and code without placeholders', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('outcomes--docs'));
  await page.locator('#control-formId').selectOption({ label: 'Rejected' });
  await page.getByRole('button', { name: en.actions.submit }).click();
  await page.getByText(en.outcomes.rejected).waitFor();

  await showDocument(page, stories.urlOf('fields--docs'));
  for (const button of await page.getByRole('button', { name: 'Show code' }).all()) await button.click();
  const codes = await page.locator('.docblock-source').allTextContents();
  expect(codes.filter((code) => !/import .* from 'react-contact-kit'/.test(code))).toEqual([]);
  expect(codes.filter((code) => /\[object|=> \{\}|undefined/.test(code))).toEqual([]);
  await page.close();
});
