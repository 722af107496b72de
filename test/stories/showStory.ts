import type { Page } from 'playwright';

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Opens a story and sees its play through. */
export async function showStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    return /completed|finished|errored|aborted/.test(preview?.currentRender?.phase ?? '');
  });
  const failure = page.locator('#error-message');
  if (await failure.isVisible()) throw new Error((await failure.textContent()) ?? 'The story failed');
  await page.evaluate(() => document.fonts.ready);
}
