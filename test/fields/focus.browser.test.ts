import { expect, it, onTestFinished } from 'vitest';
import { focusConfirmation } from '../../src/fields/focus.js';

// Firefox would leave it at the end of the page, and a screen reader would continue there. In jsdom, `focus` moves it.
it.each([true, false])(
  'moves the caret of the page to the confirmation, but not a selection: %s',
  (isCaret) => {
    const page = document.createElement('div');
    page.innerHTML = '<form><h2 data-rck-focus>Sent</h2></form><p>After</p>';
    document.body.append(page);
    onTestFinished(() => page.remove());
    const selection = document.getSelection() as Selection;
    const after = page.lastElementChild as Element;
    selection.selectAllChildren(after);
    if (isCaret) selection.collapseToEnd();
    focusConfirmation(page.querySelector('form') as HTMLFormElement);
    const heading = page.querySelector('h2') as HTMLElement;
    expect(document.activeElement).toBe(heading);
    expect((isCaret ? heading : after).contains(selection.anchorNode)).toBe(true);
    expect(selection.isCollapsed).toBe(isCaret);
  },
);
