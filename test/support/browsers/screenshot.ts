import type { Page, PageScreenshotOptions } from 'playwright';

/**
 * Takes a picture of a page. A Chromium that was just launched sometimes refuses the first one with "Unable to capture
 * screenshot" and takes the same picture when asked again. Any other error fails the test.
 */
export async function screenshot(page: Page, options?: PageScreenshotOptions): Promise<Buffer> {
  try {
    return await page.screenshot(options);
  } catch (error) {
    if (!String(error).includes('Unable to capture screenshot')) throw error;
    return page.screenshot(options);
  }
}
