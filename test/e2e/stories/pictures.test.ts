import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument, showStory } from '../../support/stories/showStory.js';

const FOLDER = new URL('../../../.github/pictures/', import.meta.url).pathname;
const SCHEMES = ['light', 'dark'];

/** Takes a picture of a page of the stories. */
type Shot = (page: Page, stories: ServedStories, globals: string) => Promise<Buffer>;

/** The pictures of the README, and `social`, the preview of links to the repository. */
const PICTURES: Record<string, Shot> = {
  async form(page, stories, globals) {
    await page.setViewportSize({ width: 1080, height: 640 });
    await showStory(page, stories.urlOf('contact-page--default', globals));
    return page.screenshot({ animations: 'disabled' });
  },
  async themes(page, stories, globals) {
    await page.setViewportSize({ width: 1080, height: 640 });
    await showDocument(page, stories.urlOf('introduction--docs', globals));
    return page.locator('.intro-themes').screenshot({ animations: 'disabled' });
  },
  async social(page, stories, globals) {
    await page.setViewportSize({ width: 1280, height: 640 });
    await showDocument(page, stories.urlOf('introduction--docs', globals));
    // Only the first part of the page, in the middle of the picture.
    const content =
      '.intro > :not(.intro-hero, style) { display: none } .intro { align-content: center; min-block-size: 470px }';
    await page.addStyleTag({ content });
    return page.screenshot({ animations: 'disabled' });
  },
};

const files = Object.keys(PICTURES).flatMap((name) =>
  SCHEMES.map((scheme) => `${FOLDER}${name}-${scheme}.png`),
);

async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const stories = await serveStories();
  onTestFinished(() => stories.close());
  const browser = await launchChromium(['--force-color-profile=srgb']);
  onTestFinished(() => browser.close());
  for (const scheme of SCHEMES) {
    for (const [name, take] of Object.entries(PICTURES)) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const image = await take(page, stories, `colorScheme:${scheme}`);
      writeFileSync(`${FOLDER}${name}-${scheme}.png`, image);
      await page.close();
    }
  }
}

it('each picture of the repository has at most 120 kB (UPDATE_PICTURES=1 takes new ones)', async () => {
  if (process.env['UPDATE_PICTURES']) await takePictures();
  const large = files.filter((file) => statSync(file).size > 120_000);
  expect(large).toEqual([]);
}, 300_000);
