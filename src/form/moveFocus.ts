import { activeElementOf } from './activeElementOf.js';
import { showStatus } from './showStatus.js';
import { focusField, shownFields } from './shownFields.js';

/**
 * Moves the focus after a submit or reset: to the first invalid field, into the confirmation, or to the first empty field
 * of the reset form. After a failure, the focus stays, and the status scrolls into view. Does nothing if the focus is in
 * another part of the page.
 */
export function moveFocus(form: HTMLFormElement, status: string): void {
  if (isFocusElsewhere(form)) return;
  if (status === 'idle') {
    const fields = shownFields(form);
    const invalid = fields.find((control) => control.matches('[aria-invalid=true]'));
    focusField(invalid ?? fields.find(isEmpty) ?? fields[0]);
  } else if (status === 'success') {
    const target = form.querySelector<HTMLElement>('[data-rck-focus]') ?? form;
    // A heading needs a `tabindex` to take the focus.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  } else {
    showStatus(form);
  }
}

/** Whether a field is a native control without a value. */
function isEmpty(field: HTMLElement): boolean {
  return field.matches('input, textarea, select') && !(field as HTMLInputElement).value;
}

/** Whether the focus is in another part of the page, where the visitor might be typing. */
export function isFocusElsewhere(form: HTMLFormElement): boolean {
  const { body, defaultView } = form.ownerDocument;
  if (defaultView && isFocusAroundFrame(defaultView)) return true;
  const active = activeElementOf(form);
  if (!active || active === body) return false;
  return !form.contains(active) && (active as Partial<HTMLInputElement>).form !== form;
}

/** Whether the focus is in the page around a frame. The frame's own active element stays the same then. */
function isFocusAroundFrame({ frameElement }: Window): boolean {
  // Not in a frame, or the page around it has another origin.
  if (!frameElement) return false;
  const active = activeElementOf(frameElement);
  return active !== frameElement && active !== frameElement.ownerDocument.body;
}
