import type { Page } from 'playwright';

/**
 * Collects what must not happen on a page and in its frames: console errors and warnings, exceptions, and requests that
 * fail. The returned function returns the new ones.
 */
export function watchPage(page: Page): () => string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warning|assert)$/.test(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The browser aborts the requests of a frame that leaves the page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason}: ${request.url()}`);
  });
  return () => found.splice(0);
}
