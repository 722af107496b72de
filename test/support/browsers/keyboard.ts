import { parseKeyDef } from '@vitest/browser';
import type { BrowserPage } from './BrowserPage.js';

/** Presses keys one after the other, in the syntax of user-event: `Ada{Tab}{Shift>}b{/Shift}`. */
export async function keyboard(page: BrowserPage, text: string): Promise<void> {
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (releasePrevious) {
      await page.keyUp(key);
      continue;
    }
    for (let pressed = 0; pressed < repeat; pressed++) await page.keyDown(key);
    if (releaseSelf) await page.keyUp(key);
  }
}
