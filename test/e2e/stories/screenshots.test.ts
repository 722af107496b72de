import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, Page, PageScreenshotOptions, ViewportSize } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { screenshot } from '../../support/browsers/screenshot.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showStory, switchStory } from '../../support/stories/showStory.js';

const REFERENCES = new URL('screenshots/', import.meta.url).pathname;
/** Pictures of the differences, for a person to look at. */
const DIFFERENCES = new URL('../../../node_modules/.cache/screenshots/', import.meta.url).pathname;
const MAX_DIFFERENCE = 0.005;

/** Text rendering that does not depend on the machine's settings. */
const RENDERING = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

interface Shot {
  story: string;
  globals?: string;
  viewport?: ViewportSize;
  forcedColors?: 'active';
  /** CSS of the page around the form. */
  css?: string;
  media?: 'print';
}

/** A Wednesday on which one business of the stories is open, and the other is not. */
const NOW = new Date('2026-11-25T08:30Z');

const usual: ViewportSize = { width: 560, height: 480 };
const narrow: ViewportSize = { width: 320, height: 256 };
const wide: ViewportSize = { width: 1180, height: 720 };

const SHOTS: Record<string, Shot> = {
  sent: { story: 'outcomes--sent' },
  'sent-dark': { story: 'outcomes--sent', globals: 'colorScheme:dark' },
  'sent-soft': { story: 'outcomes--sent', globals: 'theme:soft' },
  'sent-sharp': { story: 'outcomes--sent', globals: 'theme:sharp' },
  'sent-line': { story: 'outcomes--sent', globals: 'theme:line' },
  'sent-forced-colors': { story: 'outcomes--sent', forcedColors: 'active' },
  sending: { story: 'outcomes--sending' },
  missing: { story: 'outcomes--fields-missing' },
  'missing-dark': { story: 'outcomes--fields-missing', globals: 'colorScheme:dark' },
  'missing-arabic': { story: 'outcomes--fields-missing', globals: 'locale:ar' },
  'missing-320': { story: 'outcomes--fields-missing', globals: 'locale:de', viewport: narrow },
  'missing-forced-colors': { story: 'outcomes--fields-missing', forcedColors: 'active' },
  'missing-double-text': { story: 'outcomes--fields-missing', css: 'html { font-size: 200% }' },
  'missing-narrow-container': { story: 'outcomes--fields-missing', css: '.stage { max-inline-size: 15rem }' },
  'rejected-arabic-dark': { story: 'outcomes--rejected', globals: 'locale:ar;colorScheme:dark' },
  'rejected-320': { story: 'outcomes--rejected', globals: 'locale:de', viewport: narrow },
  'rejected-320-double-text': {
    story: 'outcomes--rejected',
    globals: 'locale:de',
    viewport: narrow,
    css: 'html { font-size: 200% }',
  },
  'rejected-forced-colors': { story: 'outcomes--rejected', forcedColors: 'active' },
  'challenge-waiting': { story: 'outcomes--challenge-waiting' },
  suggestion: { story: 'outcomes--email-suggested' },
  unconfirmed: { story: 'outcomes--unconfirmed' },
  'unconfirmed-hebrew-dark': { story: 'outcomes--unconfirmed', globals: 'locale:he;colorScheme:dark' },
  'unconfirmed-320': { story: 'outcomes--unconfirmed', globals: 'locale:el', viewport: narrow },
  'unconfirmed-print': { story: 'outcomes--unconfirmed', media: 'print' },
  draft: { story: 'outcomes--draft-restored' },
  'draft-placed': { story: 'outcomes--draft-notice-placed' },
  'draft-320': { story: 'outcomes--draft-restored', globals: 'locale:de', viewport: narrow },
  fields: { story: 'tests-fields--every-kind-of-field' },
  'fields-dark': { story: 'tests-fields--every-kind-of-field', globals: 'colorScheme:dark' },
  'fields-arabic': { story: 'tests-fields--in-arabic' },
  'fields-320': { story: 'tests-fields--every-kind-of-field', viewport: narrow },
  'fields-forced-colors': { story: 'tests-fields--every-kind-of-field', forcedColors: 'active' },
  checkboxes: { story: 'tests-fields--checkbox-groups' },
  counter: { story: 'tests-fields--counter' },
  'class-names': { story: 'tests-fields--class-names' },
  'class-names-by-state': { story: 'tests-fields--class-names-by-state' },
  arrangement: { story: 'fields--own-arrangement' },
  marks: { story: 'fields--signed-in' },
  'own-status': { story: 'outcomes--own-status-and-button' },
  soft: { story: 'tests-themes--soft' },
  'soft-dark': { story: 'tests-themes--soft', globals: 'colorScheme:dark' },
  sharp: { story: 'tests-themes--sharp' },
  'sharp-dark': { story: 'tests-themes--sharp', globals: 'colorScheme:dark' },
  'sharp-forced-colors': { story: 'tests-themes--sharp', forcedColors: 'active' },
  line: { story: 'tests-themes--line' },
  'line-dark': { story: 'tests-themes--line', globals: 'colorScheme:dark' },
  'fields-soft': { story: 'tests-fields--every-kind-of-field', globals: 'theme:soft' },
  'fields-sharp': { story: 'tests-fields--every-kind-of-field', globals: 'theme:sharp' },
  tailwind: { story: 'tests-recipes--tailwind' },
  'css-modules': { story: 'tests-recipes--css-modules' },
  shadcn: { story: 'tests-recipes--shadcn' },
  material: { story: 'tests-recipes--material' },
  'tailwind-styled': { story: 'tests-recipes--tailwind-styled' },
  dialog: { story: 'tests-recipes--dialog-sent', viewport: wide },
  'two-forms': { story: 'tests-recipes--two-forms-on-a-page' },
  'steps-dark': { story: 'tests-recipes--steps-invalid', globals: 'colorScheme:dark' },
  page: { story: 'contact-page--default', viewport: wide },
  'page-320-dark': { story: 'contact-page--default', globals: 'colorScheme:dark', viewport: narrow },
  'page-arabic-dark': {
    story: 'contact-page--two-locations',
    globals: 'locale:ar;colorScheme:dark',
    viewport: wide,
  },
  'page-sharp': { story: 'contact-page--default', globals: 'theme:sharp', viewport: wide },
  'page-forced-colors': { story: 'contact-page--default', viewport: wide, forcedColors: 'active' },
  'page-failed-print': { story: 'contact-page--failed', media: 'print' },
  'page-shadcn': { story: 'contact-page--shadcn', viewport: wide },
  'page-shadcn-320-dark': {
    story: 'contact-page--shadcn',
    globals: 'colorScheme:dark',
    viewport: narrow,
  },
};

let stories: ServedStories;
let browser: Browser;
/** One page takes all pictures: a new context would have to load and compile the stories again. */
let page: Page;
/** The story in the page. */
let shown: { story: string; globals: string } | undefined;

beforeAll(async () => {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  stories = await serveStories();
  browser = await launchChromium(RENDERING);
  page = await browser.newPage();
  await page.clock.setFixedTime(NOW);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stories?.close();
});

async function takeScreenshot(shot: Shot): Promise<Buffer> {
  const { story, globals = '', viewport, forcedColors, css, media } = shot;
  await page.setViewportSize(viewport ?? usual);
  await page.emulateMedia({
    forcedColors: forcedColors ?? 'none',
    media: 'screen',
    reducedMotion: 'reduce',
  });
  const previous = shown;
  shown = undefined;
  if (globals === previous?.globals && story !== previous.story) await switchStory(page, story);
  else await showStory(page, stories.urlOf(story, globals));
  if (media) await page.emulateMedia({ media });
  if (css) await page.addStyleTag({ content: css });
  // Content never overflows horizontally.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const options: PageScreenshotOptions = { fullPage: true, animations: 'disabled', caret: 'hide' };
  const image = await screenshot(page, options);
  // After a failure or with other CSS, the next shot loads the page again.
  if (!css) shown = { story, globals };
  return image;
}

/** The share of pixels that differ. Stores the new picture and the difference. */
function difference(name: string, reference: Buffer, image: Buffer): number {
  if (reference.equals(image)) return 0;
  const [before, after] = [PNG.sync.read(reference), PNG.sync.read(image)];
  const { width, height } = before;
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(join(DIFFERENCES, `${name}-now.png`), image);
  if (width !== after.width || height !== after.height) return 1;
  const picture = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, picture.data, width, height, { threshold: 0.2 });
  writeFileSync(join(DIFFERENCES, `${name}-difference.png`), PNG.sync.write(picture));
  return count / (width * height);
}

/** Sorted by the values of the toolbar, so that most shots do not load the page again. */
const SORTED_SHOTS = Object.entries(SHOTS).toSorted(([, { globals: a = '' }], [, { globals: b = '' }]) =>
  a.localeCompare(b),
);

it.each(SORTED_SHOTS)('the screenshot matches its reference: %s', async (name, shot) => {
  const file = join(REFERENCES, `${name}.png`);
  const image = await takeScreenshot(shot);
  if (
    process.env['UPDATE_SCREENSHOTS'] &&
    !(existsSync(file) && difference(name, readFileSync(file), image) === 0)
  ) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
  expect(difference(name, readFileSync(file), image)).toBeLessThanOrEqual(MAX_DIFFERENCE);
});
