import { statSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { screenshot } from '../../support/browsers/screenshot.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument, showStory } from '../../support/stories/showStory.js';
import { submission, submissionsPath } from '../../support/submission.js';

const FOLDER = new URL('../../../.github/pictures/', import.meta.url).pathname;

/** Takes a picture in a color scheme, usually of the stories. */
type Shot = (page: Page, stories: ServedStories, globals: string) => Promise<Buffer>;

/** The form before and after a message, with captions. */
const takeForm = sideBySide({
  'outcomes--playground': 'Ready',
  'outcomes--unconfirmed': 'Not confirmed',
  'outcomes--sent': 'Sent',
});

const takeThemes = sideBySide({
  'themes--soft': 'soft',
  'themes--sharp': 'sharp',
  'themes--line': 'line',
});

/** Removes the focus ring of the visit that the story makes. */
const blur = (page: Page) =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });

/** Takes a picture of three stories with captions, side by side. */
function sideBySide(captions: Record<string, string>): Shot {
  return async (page, stories, globals) => {
    const figures: string[] = [];
    for (const [story, caption] of Object.entries(captions)) {
      await page.setViewportSize({ width: 400, height: 690 });
      await showStory(page, stories.urlOf(story, globals));
      await page.evaluate(() => {
        document.body.style.cssText =
          'display: grid; box-sizing: border-box; block-size: 690px; padding: 20px; align-content: center';
      });
      await blur(page);
      const image = await screenshot(page, { animations: 'disabled' });
      const source = `data:image/png;base64,${image.toString('base64')}`;
      figures.push(`<figure><img src="${source}"><figcaption>${caption}</figcaption></figure>`);
    }
    const isDark = globals.endsWith('dark');
    const [back, edge, text] = isDark ? ['#0e0f13', '#373b48', '#a3a8b6'] : ['#f5f5f8', '#e1e3ea', '#5a6072'];
    await page.setViewportSize({ width: 1280, height: 768 });
    // In the page of the story, which has the font. Each picture has its own size, so that no pixel is interpolated.
    const content = `
    <style>
      html { background: ${back} !important }
      body { display: flex !important; gap: 20px; align-items: center; justify-content: center; box-sizing: border-box; block-size: 768px; margin: 0 !important; padding: 0 !important; background: ${back} !important; color: ${text}; font: 500 16px/24px 'Inter Variable' }
      figure { margin: 0; text-align: center }
      img { display: block; inline-size: 400px; margin-block-end: 12px; border-radius: 20px; box-shadow: 0 0 0 1px ${edge} }
    </style>
    ${figures.join('')}`;
    await page.evaluate((html) => {
      document.body.removeAttribute('style');
      document.body.innerHTML = html;
    }, content);
    return screenshot(page);
  };
}

/** A whole contact page. */
const takePage: Shot = async (page, stories, globals) => {
  await page.setViewportSize({ width: 1180, height: 1200 });
  await showStory(page, stories.urlOf('contact-page--default', globals));
  await blur(page);
  return screenshot(page, { animations: 'disabled' });
};

/** The inbox of the sandbox with a message. */
const takeInbox: Shot = async (page) => {
  const { base, sandbox } = await serveSandbox();
  await fetch(base + submissionsPath('contact'), submission());
  await page.setViewportSize({ width: 960, height: 400 });
  await page.goto(base + sandbox.inboxPath);
  await page.getByRole('status').getByText('1 message', { exact: true }).waitFor();
  return screenshot(page);
};

const takeSocial: Shot = async (page, stories, globals) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await showDocument(page, stories.urlOf('introduction--docs', globals));
  await page.getByRole('radio', { name: 'Not confirmed' }).first().check();
  await page.getByText('We can’t tell whether it arrived.').first().waitFor();
  // Only the first part of the page, in the middle of the picture, with one large line instead of the paragraph and the links.
  // Services show the picture small, and on a white page.
  const content = `
    .sbdocs-wrapper:has(.intro.intro) { background: #f5f5f8 !important }
    .sbdocs-wrapper { padding: 0 !important }
    .sbdocs-content { max-inline-size: none !important }
    .intro { display: block; block-size: 640px; overflow: clip }
    .intro > :not(.intro-hero, style), .intro-actions, .intro-code, .intro-demo > fieldset { display: none }
    .intro-hero { grid-template-columns: 1fr 566px; gap: 40px; block-size: 640px; margin: 0; padding-inline: 56px }
    .intro-brand { font-size: 26px !important; margin-block-end: 32px !important }
    .intro-brand svg { inline-size: 38px; block-size: auto }
    .intro h1 { font-size: 76px; line-height: 1.03; text-wrap: balance }
    .intro-lead { margin-block: 28px 0 !important; font-size: 0 }
    .intro-lead::before { font-size: 24px; content: 'Accessible. In 60 languages. About 5 kB.' }
    .intro-demo { display: block; min-block-size: 0 }
    .demo-card { padding: 32px; border-color: #e1e3ea; font-size: 17px }
    .intro .intro-demo.intro-demo textarea { block-size: 102px; min-block-size: 0; resize: none }
    .rck-status > p > span { max-inline-size: 18em }`;
  await page.addStyleTag({ content });
  await page.mouse.move(0, 0);
  await blur(page);
  return screenshot(page, { animations: 'disabled' });
};

/** The pictures of the documentation, and the preview of links to the repository, by color scheme. */
const PICTURES = [
  ['form', 'light', takeForm],
  ['form', 'dark', takeForm],
  ['themes', 'light', takeThemes],
  ['page', 'light', takePage],
  ['inbox', 'light', takeInbox],
  ['social', 'light', takeSocial],
] as const;

const fileOf = (name: string, scheme: string) => `${FOLDER}${name}-${scheme}.png`;

/** The same picture in a smaller file: Chromium compresses for speed, and an opaque picture needs no alpha channel. */
const compress = (png: Buffer) =>
  PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    inputHasAlpha: true,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });

async function takePictures(): Promise<void> {
  const stories = await serveStories();
  onTestFinished(() => stories.close());
  const browser = await launchChromium(['--force-color-profile=srgb', '--font-render-hinting=none']);
  onTestFinished(() => browser.close());
  for (const [name, scheme, take] of PICTURES) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    // The business of the story is open.
    await page.clock.setFixedTime(new Date('2026-11-25T08:30Z'));
    writeFileSync(fileOf(name, scheme), compress(await take(page, stories, `colorScheme:${scheme}`)));
    await page.close();
  }
}

it('each picture of the repository has at most 120 kB (UPDATE_PICTURES=1 takes new ones)', async () => {
  if (process.env['UPDATE_PICTURES']) await takePictures();
  const large = PICTURES.filter(([name, scheme]) => statSync(fileOf(name, scheme)).size > 120_000);
  expect(large).toEqual([]);
}, 300_000);
