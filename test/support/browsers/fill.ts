import type { BrowserPage } from './BrowserPage.js';

/** Replaces the text of a field in one insertion. */
export async function fill(page: BrowserPage, selector: string, text: string): Promise<void> {
  await page.evaluate(insert, JSON.stringify({ selector, text }));
}

/** Runs in the page. */
function insert(json: string): void {
  const { selector, text } = JSON.parse(json) as { selector: string; text: string };
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument ?? document;
  const field = page.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No element matches ${selector}`);
  frame?.contentWindow?.focus();
  field.focus();
  field.select();
  // Every browser supports `execCommand`, and it fires the same events as a visitor's input.
  page.execCommand(text ? 'insertText' : 'delete', false, text);
}
