import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { screenshot } from '../../support/browsers/screenshot.js';

const STYLES = readFileSync(new URL('../../../src/styles.css', import.meta.url), 'utf8');

/** Shows markup of the form with the stylesheet, without images of other elements. */
async function show(markup: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await openPage({ viewport: { width: 400, height: 300 }, ...options });
  await page.setContent(
    `<!doctype html><title>Contact</title><style>:root { color-scheme: light dark } ${STYLES}</style>` +
      `<form class="rck-form">${markup}</form>`,
  );
  return page;
}

type Pixel = readonly [red: number, green: number, blue: number];

/** A picture of a square of the page, with the color of each pixel. */
interface Picture {
  size: number;
  pixelAt: (x: number, y: number) => Pixel;
}

async function pictureOf(page: Page, x: number, y: number, side: number): Promise<Picture> {
  const image = await screenshot(page, { clip: { x, y, width: side, height: side } });
  const { width: size, data } = PNG.sync.read(image);
  return {
    size,
    pixelAt(column, row) {
      const [red = NaN, green = NaN, blue = NaN] = data.subarray((row * size + column) * 4);
      return [red, green, blue];
    },
  };
}

const isLike = (color: Pixel) => (pixel: Pixel) =>
  pixel.every((channel, index) => Math.abs(channel - (color[index] ?? NaN)) < 64);

/** The positions of the pixels of this color that are less than `radius` pixels from the center of the picture. */
function findPixels({ size, pixelAt }: Picture, color: Pixel, radius: number): [x: number, y: number][] {
  const matches = isLike(color);
  const range = Array.from({ length: size }, (_, index) => index);
  return range
    .flatMap((y) => range.map((x): [number, number] => [x, y]))
    .filter(([x, y]) => Math.hypot(x - size / 2, y - size / 2) < radius && matches(pixelAt(x, y)));
}

/** Whether every pixel can be reached from the first one over neighbors. */
function areConnected(pixels: readonly [x: number, y: number][]): boolean {
  const rest = new Map(pixels.map((pixel) => [pixel.join(), pixel]));
  const queue = pixels.slice(0, 1);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [x, y] = next;
    for (const key of [
      [x, y],
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
      [x + 1, y + 1],
      [x + 1, y - 1],
      [x - 1, y + 1],
      [x - 1, y - 1],
    ].map((position) => position.join())) {
      const neighbor = rest.get(key);
      if (neighbor) queue.push(neighbor);
      rest.delete(key);
    }
  }
  return rest.size === 0;
}

const WHITE: Pixel = [255, 255, 255];
const BLACK: Pixel = [0, 0, 0];

describe('the tick of the confirmation', () => {
  const markup = '<div class="rck-confirmation"><h2 class="rck-confirmation-title">Message sent</h2></div>';
  /** Font size of the seal: 0.85 times the title's font size of 28 px. */
  const SIZE = 23.8;
  /** Diameter of the seal. */
  const DISC = 2.4 * SIZE;

  async function showTick(options: BrowserContextOptions): Promise<Page> {
    return show(markup, { deviceScaleFactor: 4, ...options });
  }

  /** A picture of the seal, which is near the top of the heading and in its center. */
  async function discOf(page: Page): Promise<Picture> {
    const { x = NaN, y = NaN, width = NaN } = (await page.locator('h2').boundingBox()) ?? {};
    return pictureOf(page, x + width / 2 - DISC / 2, y + 1.7 * SIZE, DISC);
  }

  /** The pixels of the tick. */
  const tickOf = (picture: Picture, color: Pixel) => findPixels(picture, color, picture.size * 0.45);

  it('is in the middle of the disc', async () => {
    const picture = await discOf(await showTick({ reducedMotion: 'reduce' }));
    const tick = tickOf(picture, WHITE);
    for (const axis of [0, 1] as const) {
      const positions = tick.map((pixel) => pixel[axis]);
      const middle = (Math.min(...positions) + Math.max(...positions) + 1) / 2;
      // 4 pixels of the picture are one CSS pixel.
      expect(Math.abs(middle - picture.size / 2)).toBeLessThanOrEqual(4);
    }
  });

  it('is drawn in one stroke', async () => {
    const page = await showTick({ reducedMotion: 'no-preference' });
    for (const time of [550, 580, 610, 640, 670, 700, 730]) {
      await page.evaluate((currentTime) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = currentTime;
        }
      }, time);
      const tick = tickOf(await discOf(page), WHITE);
      expect([time, tick.length > 0, areConnected(tick)]).toEqual([time, true, true]);
    }
  });

  it.each([
    ['light', WHITE, BLACK],
    ['dark', BLACK, WHITE],
  ] as const)('contrasts with the disc in forced colors: %s', async (colorScheme, tickColor, discColor) => {
    const picture = await discOf(
      await showTick({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme }),
    );
    expect(tickOf(picture, tickColor).length).toBeGreaterThan(500);
    expect(tickOf(picture, discColor).length).toBeGreaterThan(5000);
  });
});

describe('the exclamation mark of an error', () => {
  it.each([1, 1.5, 2, 3])(
    'has the same gap wherever the error is, with %f device pixels per pixel',
    async (deviceScaleFactor) => {
      // Fields rarely start at whole pixels.
      const offsets = [0, 0.2, 0.4, 0.6, 0.8];
      const page = await show(
        `<style>div { block-size: 40px; overflow: hidden }</style>${offsets
          .map(
            (offset) =>
              `<div><p class="rck-error" style="margin-top: ${offset}px">Enter your name.</p></div>`,
          )
          .join('')}`,
        // An error moves while it appears.
        { deviceScaleFactor, reducedMotion: 'reduce' },
      );
      const gaps: number[] = [];
      for (const error of await page.locator('.rck-error').all()) {
        const { x = NaN, y = NaN } = (await error.boundingBox()) ?? {};
        const picture = await pictureOf(page, Math.floor(x), Math.floor(y), 18);
        // The disc has a diameter of 16.25 px, and the mark is in its middle.
        const column = Math.floor((16.25 / 2 + x - Math.floor(x)) * deviceScaleFactor);
        const rows = Array.from({ length: picture.size }, (_, row) =>
          isLike(WHITE)(picture.pixelAt(column, row)) ? '#' : '.',
        );
        // The disc, the bar, the gap, the dot, the disc.
        const [, gap = ''] = /\.#+(\.+)#+\./.exec(rows.join('')) ?? [];
        gaps.push(gap.length / deviceScaleFactor);
      }
      expect(Math.min(...gaps)).toBeGreaterThan(1);
      // At more than one device pixel per pixel, the browser can round it by one of them.
      const rounding = deviceScaleFactor === 1 ? 0 : 1 / deviceScaleFactor;
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(rounding + 0.001);
    },
  );
});
