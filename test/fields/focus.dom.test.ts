import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusSoon, isFocusElsewhere } from '../../src/fields/focus.js';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div id="dialog" tabindex="-1"><form><button></button><input id="target"><input id="other"></form></div>
    <a id="link" href="#link">Elsewhere</a>`;
});
afterEach(() => vi.useRealTimers());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const form = () => find('form') as HTMLFormElement;

/** Clicks the button, which disappears, and moves focus to `#target`. */
function removeButton(): void {
  find('button').focus();
  focusSoon(form(), () => find('#target').focus());
  find('button').remove();
}

it('moves focus after the focused button has disappeared, not together with it', () => {
  removeButton();
  expect(document.body).toHaveFocus();
  vi.runAllTimers();
  expect(find('#target')).toHaveFocus();
});

it.each(['#other', '#link'])('leaves focus at %s if the visitor has moved it there meanwhile', (selector) => {
  removeButton();
  find(selector).focus();
  vi.runAllTimers();
  expect(find(selector)).toHaveFocus();
});

it('moves focus from a dialog around the form, which takes focus when its focused button disappears', () => {
  removeButton();
  find('#dialog').focus();
  expect(isFocusElsewhere(form())).toBe(false);
  vi.runAllTimers();
  expect(find('#target')).toHaveFocus();
});

it('moves focus from a button that stays', () => {
  find('button').focus();
  focusSoon(form(), () => find('#target').focus());
  vi.runAllTimers();
  expect(find('#target')).toHaveFocus();
});
