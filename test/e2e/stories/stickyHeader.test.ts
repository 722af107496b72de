import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showStory } from '../../support/stories/showStory.js';

const HEADER = 120;

let stories: ServedStories;

beforeAll(async () => {
  stories = await serveStories();
}, 120_000);

afterAll(() => stories?.close());

/** A story on a long page with a sticky header. */
async function showUnderHeader(height: number): Promise<Page> {
  const page = await openPage({ viewport: { width: 500, height } });
  await showStory(page, stories.urlOf('fields--signed-in'));
  await page.evaluate((headerHeight) => {
    const header = document.createElement('header');
    header.style.cssText = `position: sticky; top: 0; z-index: 1; height: ${headerHeight}px; background: navy`;
    document.body.prepend(header);
    const more = document.createElement('div');
    more.style.height = '1500px';
    document.body.append(more);
  }, HEADER);
  return page;
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/**
 * Focuses the submit button and scrolls until the header covers the fields. They are still in the window, so the
 * browser does not scroll to them by itself.
 */
async function focusSubmitWithFieldsCovered(page: Page): Promise<void> {
  await page.locator('.rck-submit').focus();
  await page.evaluate((top) => scrollBy(0, top), (await topOf(page, '[name=email]')) - 30);
  expect(await topOf(page, '[name=email]')).toBeCloseTo(30, 0);
}

describe.each([700, 480])('under a sticky header of 120 px, in a window of %i px', (height) => {
  it('shows the first refused field with its label and error', async () => {
    const page = await showUnderHeader(height);
    await page.locator('[name=email]').fill('not an address');
    await focusSubmitWithFieldsCovered(page);
    await page.keyboard.press('Enter');
    await page.locator('[name=email]:focus[aria-invalid]').waitFor();
    const field = page.locator('.rck-field:has([name=email])');
    for (const part of ['.rck-label', '.rck-control', '.rck-error']) {
      const { y = 0, height: partHeight = 0 } = (await field.locator(part).boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(HEADER);
      expect(y + partHeight).toBeLessThanOrEqual(height);
    }
  });

  it('shows the title of the confirmation', async () => {
    const page = await showUnderHeader(height);
    await page.locator('[name=message]').fill('Hello!');
    await focusSubmitWithFieldsCovered(page);
    await page.keyboard.press('Enter');
    await page.locator('.rck-confirmation-title:focus').waitFor();
    expect(await topOf(page, '.rck-confirmation-title')).toBeGreaterThanOrEqual(HEADER);
  });

  it('shows every control that Shift+Tab reaches', async () => {
    const page = await showUnderHeader(height);
    await focusSubmitWithFieldsCovered(page);
    for (const name of ['message', 'email', 'name']) {
      await page.keyboard.press('Shift+Tab');
      expect(await topOf(page, `[name=${name}]:focus`)).toBeGreaterThanOrEqual(HEADER);
    }
  });
});
