import { expect, it, onTestFinished } from 'vitest';
import { focusConfirmation } from '../../src/fields/focus.js';

// Firefox would leave it at the end of the page, and a screen reader would continue there. In jsdom, `focus` moves it.
it('moves the caret of the page to the confirmation, together with focus', () => {
  const page = document.createElement('div');
  page.innerHTML = '<form><h2 data-rck-focus>Sent</h2></form><p>After</p>';
  document.body.append(page);
  onTestFinished(() => page.remove());
  const selection = document.getSelection() as Selection;
  selection.selectAllChildren(page.lastElementChild as Element);
  selection.collapseToEnd();
  focusConfirmation(page.querySelector('form') as HTMLFormElement);
  const heading = page.querySelector('h2') as HTMLElement;
  expect(document.activeElement).toBe(heading);
  expect(heading.contains(selection.anchorNode)).toBe(true);
});
