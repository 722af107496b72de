import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { serveStories } from '../../support/stories/serveStories.js';
import { showStory } from '../../support/stories/showStory.js';

const PICTURES = new URL('../../../.github/pictures/', import.meta.url).pathname;
const SCHEMES = ['light', 'dark'] as const;
const pathOf = (scheme: string) => `${PICTURES}form-${scheme}.png`;

async function takePictures(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const stories = await serveStories();
  onTestFinished(() => stories.close());
  const browser = await launchChromium(['--force-color-profile=srgb']);
  onTestFinished(() => browser.close());
  for (const scheme of SCHEMES) {
    const page = await browser.newPage({ viewport: { width: 1080, height: 640 }, colorScheme: scheme });
    await showStory(page, stories.urlOf('contact-page--default', `colorScheme:${scheme}`));
    writeFileSync(pathOf(scheme), await page.screenshot({ animations: 'disabled' }));
  }
}

it('each picture of the README has at most 60 kB (UPDATE_PICTURES=1 takes new ones)', async () => {
  if (process.env['UPDATE_PICTURES']) await takePictures();
  for (const scheme of SCHEMES) expect(statSync(pathOf(scheme)).size).toBeLessThanOrEqual(60_000);
}, 300_000);
