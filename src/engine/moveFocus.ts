import type { EngineState } from './EngineState.js';

type Status = EngineState['status'];

/**
 * Moves the focus where an attempt to send leads: to the first refused field, into the confirmation, or into the form
 * that comes back.
 */
export function moveFocus(form: HTMLFormElement, from: Status, to: Status): void {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  if (from === to) return;
  if (to === 'idle') {
    const control = find(from === 'success' ? '[data-field]' : '[data-field][aria-invalid]');
    // A group takes it where the keyboard would enter it.
    (control?.querySelector('input') ?? control)?.focus();
  } else if (to === 'success') {
    // Those who have gone on to something else on the page stay there; the announcement tells them.
    const { activeElement, body } = document;
    if (activeElement !== body && !form.contains(activeElement)) return;
    const target = find('.contact-confirmation-title') ?? form;
    target.tabIndex = -1;
    target.focus();
  }
}
