import type { BrowserPage } from './BrowserPage.js';

/** Clicks the middle of an element, which can be in a frame of the page. */
export async function click(page: BrowserPage, selector: string, times = 1): Promise<void> {
  const { x, y } = await page.evaluate(middleOf, selector);
  await page.clickAt(x, y, times);
}

/** Runs in the page. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const frame = document.querySelector('iframe');
  const element = (frame?.contentDocument ?? document).querySelector(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A browser finds the target of a click in the last painted frame.
  for (const _ of ['scrolled', 'painted']) await new Promise(requestAnimationFrame);
  const origin = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(origin.x + x + width / 2), y: Math.round(origin.y + y + height / 2) };
}
