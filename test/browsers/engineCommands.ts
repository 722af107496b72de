import type { BrowserCommand } from 'vitest/node';
import { click } from './click.js';
import type { EnginePage } from './EnginePage.js';
import { keyboard } from './keyboard.js';

/** What `userEvent` of vitest/browser does in an engine, by vitest's names: with real keys and clicks. */
export const engineCommands = {
  __vitest_click: ({ enginePage }, selector: string) => click(enginePage, selector),
  __vitest_dblClick: ({ enginePage }, selector: string) => click(enginePage, selector, 2),
  __vitest_tab: ({ enginePage }) => type(enginePage, '{Tab}'),
  async __vitest_keyboard({ enginePage }, text: string) {
    await type(enginePage, text);
    return { unreleased: [] };
  },
  async __vitest_type({ enginePage }, selector: string, text: string) {
    await click(enginePage, selector);
    await keyboard(enginePage, text);
    return { unreleased: [] };
  },
} satisfies Record<string, BrowserCommand<string[]>>;

/** Presses keys in the test's frame, where the focus may not have been yet. */
async function type(page: EnginePage, text: string): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (document.activeElement !== frame) frame?.contentWindow?.focus();
  });
  await keyboard(page, text);
}
