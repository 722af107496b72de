import type { Page } from 'playwright';

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    once: (event: string, listener: () => void) => void;
  };
}

/** Opens a story and waits until its play function has finished. */
export async function showStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await played(page, new URL(url).searchParams.get('id') ?? '');
}

/** Shows another story in the preview that is already open, which is faster than a navigation. */
export async function switchStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  await played(page, storyId);
}

/** Opens a documentation page and waits for the stories in the window. */
export async function showDocument(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
}

/** Shows another documentation page in the preview that is already open. */
export async function switchDocument(page: Page, storyId: string): Promise<void> {
  const rendered = await page.evaluateHandle((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    const state = { hasRendered: false };
    channel.once('docsRendered', () => (state.hasRendered = true));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
    return state;
  }, storyId);
  await page.waitForFunction(({ hasRendered }) => hasRendered, rendered);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.locator('#storybook-docs .sbdocs-content :is(h1, h2)').first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('iframe[data-playing], #storybook-docs [data-story-block] [data-name]:empty'),
  );
  await page.evaluate(() => document.fonts.ready);
}

async function played(page: Page, storyId: string): Promise<void> {
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    return shown === id && /completed|finished|errored|aborted/.test(phase);
  }, storyId);
  const failure = page.locator('#error-message');
  if (await failure.isVisible()) throw new Error((await failure.textContent()) ?? 'The story failed');
  await page.evaluate(() => document.fonts.ready);
}
