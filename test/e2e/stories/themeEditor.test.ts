import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument } from '../../support/stories/showStory.js';

let stories: ServedStories;

beforeAll(async () => {
  stories = await serveStories();
}, 120_000);

afterAll(() => stories?.close());

it('the theme editor shows each change in the form, and as CSS to copy', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await showDocument(page, stories.urlOf('guides-your-own-theme--docs'));
  await page.getByLabel(/^Accent#/).fill('#7b2d6b');
  await page.getByRole('slider', { name: 'Height' }).fill('4');
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  // The color changes gradually.
  await expect.poll(() => styleOf('.theme-form .rck-submit', 'background-color')).toBe('rgb(123, 45, 107)');
  expect(await styleOf('.theme-form [name=name]', 'height')).toBe('64px');

  await page.getByRole('button', { name: 'Copy the CSS' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const css = '.contact {\n  --rck-accent-color: #7b2d6b;\n  --rck-control-height: 4em;\n}';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css);

  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await styleOf('.theme-form [name=name]', 'height')).toBe('44px');
});
