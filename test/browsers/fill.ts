import type { BrowserPage } from './BrowserPage.js';

/** Puts a text in the place of what a field holds, as one insertion. */
export async function fill(page: BrowserPage, selector: string, text: string): Promise<void> {
  await page.evaluate(insert, JSON.stringify({ selector, text }));
}

/** Runs in the page. */
function insert(json: string): void {
  const { selector, text } = JSON.parse(json) as { selector: string; text: string };
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument ?? document;
  const field = page.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`Nothing on the page is ${selector}`);
  frame?.contentWindow?.focus();
  field.focus();
  field.select();
  // It is there in every browser, and keeps to what a person's insertion does.
  page.execCommand(text ? 'insertText' : 'delete', false, text);
}
