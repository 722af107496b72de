import type { Page } from 'playwright';

/** Delays the response for a file of the page, until the returned function is called. */
export async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
