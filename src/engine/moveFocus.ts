import type { EngineState } from './EngineState.js';

/**
 * Moves the focus where an attempt to send has led: to the first refused field, into the confirmation, or into the form
 * that comes back.
 */
export function moveFocus(form: HTMLFormElement, status: EngineState['status']): void {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  if (status === 'idle') {
    const control = find('[data-field][aria-invalid]') ?? find('[data-field]');
    // A group takes it where the keyboard would enter it.
    const choice = control?.matches('fieldset')
      ? (control.querySelector<HTMLElement>(':checked') ?? control.querySelector('input'))
      : control;
    choice?.focus();
  } else if (status === 'success') {
    // Those who have gone on to something else on the page stay there; the announcement tells them.
    const { activeElement, body } = document;
    if (activeElement !== body && !form.contains(activeElement)) return;
    const target = find('.contact-confirmation-title') ?? form;
    target.tabIndex = -1;
    target.focus();
  }
}
