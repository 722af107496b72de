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

/** The states of the form in the picture of the README, with their captions. */
const STATES = {
  'outcomes--playground': 'Form',
  'outcomes--unconfirmed': 'Not confirmed',
  'outcomes--sent': 'Sent',
};

/** The form before and after a message, side by side. */
const takeForm: Shot = async (page, stories, globals) => {
  const figures: string[] = [];
  for (const [story, caption] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 400, height: 720 });
    await showStory(page, stories.urlOf(story, globals));
    // The form without the focus ring of the visit that the story makes.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
      document.body.style.cssText =
        'display: grid; box-sizing: border-box; block-size: 720px; padding: 28px; align-content: safe center';
    });
    const image = await screenshot(page, { animations: 'disabled' });
    const source = `data:image/png;base64,${image.toString('base64')}`;
    figures.push(`<figure><img src="${source}"><figcaption>${caption}</figcaption></figure>`);
  }
  const isDark = globals.endsWith('dark');
  const [back, edge, text] = isDark ? ['#0e0f13', '#2a2e39', '#a3a8b6'] : ['#f6f6f9', '#e1e3ea', '#5a6072'];
  await page.setViewportSize({ width: 1280, height: 802 });
  // In the page of the story, which has the font.
  const content = `
    <style>
      body { display: flex !important; gap: 18px; margin: 0 !important; padding: 22px !important; background: ${back} !important; color: ${text}; font: 500 16px 'Inter Variable' }
      figure { flex: 1; margin: 0; text-align: center }
      img { inline-size: 100%; margin-block-end: 12px; border: 1px solid ${edge}; border-radius: 20px }
    </style>
    ${figures.join('')}`;
  await page.evaluate((html) => {
    document.body.removeAttribute('style');
    document.body.innerHTML = html;
  }, content);
  return screenshot(page);
};

const takeSocial: Shot = async (page, stories, globals) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await showDocument(page, stories.urlOf('introduction--docs', globals));
  // Only the first part of the page, in the middle of the picture, with the name instead of the links.
  const content = `
    .intro > :not(.intro-hero, style) { display: none }
    .intro { align-content: center; min-block-size: 470px }
    .intro-actions { display: none }
    .intro-hero > :first-child::before { display: block; margin-block-end: 28px; padding-inline-start: 44px; background: url('favicon.svg') 0 50% / 32px no-repeat; font: 600 22px/32px 'Inter Variable'; content: 'react-contact-kit' }`;
  await page.addStyleTag({ content });
  await page.locator('.intro-card [name=name]').first().fill('Ada Lovelace');
  await page.locator('.intro-card [name=email]').first().fill('ada@example.com');
  await page.locator('.intro-card [name=message]').first().fill('Could you tell me more about your engine?');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
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
