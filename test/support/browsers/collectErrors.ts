import type { Page } from 'playwright';

/** Collects the errors of the page's scripts, of React and of the page's policy. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
