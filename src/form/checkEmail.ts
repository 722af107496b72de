import { cleanEmail } from '../schema/normalizeText.js';
import type { EmailSuggestion } from './FormState.js';
import type { setText as SetText } from './setText.js';
import { suggestEmail } from './suggestEmail.js';

/**
 * Cleans up the address in a control. If it looks misspelled, calls `onSuggestion` with a correction.
 */
export function checkEmail(
  control: HTMLInputElement,
  setText: typeof SetText,
  onSuggestion: (suggestion: EmailSuggestion) => void,
): void {
  const typed = control.value.trim();
  const cleaned = cleanEmail(typed);
  if (cleaned !== typed) setText(control, cleaned);
  const email = suggestEmail(cleaned);
  if (email === undefined) return;
  whenReleased(control.ownerDocument, () => {
    // The visitor can have changed the text in the meantime.
    if (cleanEmail(control.value.trim()) !== cleaned) return;
    onSuggestion({
      name: control.name,
      typed: control.value,
      email,
      accept() {
        setText(control, email);
        // The button of the suggestion disappears.
        control.focus();
      },
    });
  });
}

/**
 * Calls back as soon as no pointer is pressed. If the page moved under a pressed pointer, the element under it would get
 * no click.
 */
function whenReleased(document: Document, callback: () => void): void {
  if (document.querySelector(':active')) {
    const controller = new AbortController();
    const { signal } = controller;
    const onRelease = () => {
      controller.abort();
      setTimeout(callback);
    };
    // A press that becomes a drag ends with `pointercancel`.
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, onRelease, { signal });
  } else callback();
}
