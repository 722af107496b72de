import type { BrowserCommand } from 'vitest/node';
import { click } from './click.js';
import type { BrowserPage } from './BrowserPage.js';
import { fill } from './fill.js';
import { keyboard } from './keyboard.js';

/** The commands behind `userEvent` of vitest/browser, by Vitest's names. They use real keys and clicks. */
export const browserCommands = {
  __vitest_click: ({ browserPage }, selector: string) => click(browserPage, selector),
  __vitest_dblClick: ({ browserPage }, selector: string) => click(browserPage, selector, 2),
  __vitest_fill: ({ browserPage }, selector: string, text: string) => fill(browserPage, selector, text),
  __vitest_tab: ({ browserPage }) => type(browserPage, '{Tab}'),
  async __vitest_keyboard({ browserPage }, text: string) {
    await type(browserPage, text);
    return { unreleased: [] };
  },
  async __vitest_type({ browserPage }, selector: string, text: string) {
    await click(browserPage, selector);
    await keyboard(browserPage, text);
    return { unreleased: [] };
  },
} satisfies Record<string, BrowserCommand<string[]>>;

/** Presses keys in the test's frame, and focuses the frame first. */
async function type(page: BrowserPage, text: string): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (document.activeElement !== frame) frame?.contentWindow?.focus();
  });
  await keyboard(page, text);
}
