import type * as KeepMailLink from './keepMailLink.js';
import { sentControls } from './readValues.js';
import { isShown } from './shownFields.js';

// `elements.message` would also find an element by its id.
const MESSAGE = ':is(input, textarea)[name=message]';
const COPIED_FEEDBACK_MS = 3_000;

/**
 * The controls whose text the fallback actions contain: visible ones, and hidden ones of fields, for example in another
 * step. Other hidden controls could be those of a trap or a browser extension.
 *
 * @param fieldNames names of fields whose controls have no `data-field`
 */
export function fallbackControls(
  form: HTMLFormElement,
  fieldNames: readonly string[] = [],
): HTMLInputElement[] {
  return sentControls(form).filter(
    (control) => isShown(control) || control.closest('[data-field]') || fieldNames.includes(control.name),
  );
}

/**
 * Copies the text of a form, with the labels of the fields. Calls `setIsCopied(true)`, and `setIsCopied(false)` three
 * seconds later. If the browser refuses to copy, the message is selected.
 *
 * @param module writes the text. Without it, only the message is copied.
 * @param timer contains the timer of the previous call
 * @param fieldNames as for `fallbackControls`
 */
export async function copyText(
  form: HTMLFormElement | null,
  module: Pick<typeof KeepMailLink, 'composeText'> | undefined,
  timer: { current: ReturnType<typeof setTimeout> | undefined },
  setIsCopied: (isCopied: boolean) => void,
  fieldNames?: readonly string[],
): Promise<void> {
  // Without the form, there is no text: the clipboard must keep what it contains.
  if (!form) return;
  const field = form.querySelector<HTMLTextAreaElement>(MESSAGE);
  try {
    await navigator.clipboard.writeText(
      module ? module.composeText(fallbackControls(form, fieldNames)) : (field?.value ?? ''),
    );
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsCopied, COPIED_FEEDBACK_MS, false);
  } catch {
    // The browser does not let the page write to the clipboard. The visitor can copy the selected text.
    field?.focus();
    field?.select();
  }
}
