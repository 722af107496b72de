import { statSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { screenshot } from '../../support/browsers/screenshot.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument, showStory } from '../../support/stories/showStory.js';

const FOLDER = new URL('../../../.github/pictures/', import.meta.url).pathname;

/** Takes a picture of a page of the stories. */
type Shot = (page: Page, stories: ServedStories, globals: string) => Promise<Buffer>;

/** The form before and after a message, side by side. */
const takeForm: Shot = async (page, stories, globals) => {
  const images: string[] = [];
  for (const story of ['outcomes--playground', 'outcomes--unconfirmed', 'outcomes--sent']) {
    await page.setViewportSize({ width: 426, height: 640 });
    await showStory(page, stories.urlOf(story, globals));
    // The form without the focus ring of the visit that the story makes.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const image = await screenshot(page, { animations: 'disabled' });
    images.push(`<img src="data:image/png;base64,${image.toString('base64')}">`);
  }
  await page.setViewportSize({ width: 1278, height: 640 });
  await page.setContent(`<style>body { display: flex; margin: 0 }</style>${images.join('')}`);
  return screenshot(page);
};

const takeSocial: Shot = async (page, stories, globals) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await showDocument(page, stories.urlOf('introduction--docs', globals));
  // Only the first part of the page, in the middle of the picture.
  const content =
    '.intro > :not(.intro-hero, style) { display: none } .intro { align-content: center; min-block-size: 470px }';
  await page.addStyleTag({ content });
  return screenshot(page, { animations: 'disabled' });
};

/** The pictures of the README, and the preview of links to the repository, by color scheme. */
const PICTURES = [
  ['form', 'light', takeForm],
  ['form', 'dark', takeForm],
  ['social', 'light', takeSocial],
] as const;

const fileOf = (name: string, scheme: string) => `${FOLDER}${name}-${scheme}.png`;

async function takePictures(): Promise<void> {
  const stories = await serveStories();
  onTestFinished(() => stories.close());
  const browser = await launchChromium(['--force-color-profile=srgb']);
  onTestFinished(() => browser.close());
  for (const [name, scheme, take] of PICTURES) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    // The business of the story is open.
    await page.clock.setFixedTime(new Date('2026-11-25T08:30Z'));
    writeFileSync(fileOf(name, scheme), await take(page, stories, `colorScheme:${scheme}`));
    await page.close();
  }
}

it('each picture of the repository has at most 120 kB (UPDATE_PICTURES=1 takes new ones)', async () => {
  if (process.env['UPDATE_PICTURES']) await takePictures();
  const large = PICTURES.filter(([name, scheme]) => statSync(fileOf(name, scheme)).size > 120_000);
  expect(large).toEqual([]);
}, 300_000);
