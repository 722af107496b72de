import { CONTROLS, contains, elementsOf, isPartOf, isShown, rootOf } from './shown.js';
import { setText } from './text.js';
import { nameOf } from './sentControls.js';

/** The elements of fields that the visitor can interact with, in document order: controls, groups, and custom controls. */
function shownFields(form: HTMLFormElement, selector = '[data-field]:not(:disabled)'): HTMLElement[] {
  return elementsOf(form, selector).filter(isShown);
}

/** The ref of a registered field in react-hook-form: its control, or an object with the method `focus`. */
export type FieldRef = Partial<Pick<HTMLElement, 'focus'>> | undefined;

/**
 * The element of a field that can show an error and take focus. Undefined if there is none.
 *
 * @param ref set if react-hook-form has registered the field
 */
export function fieldTarget(form: HTMLFormElement, name: string, ref: FieldRef): FieldRef {
  const own = shownFields(form).find(({ dataset }) => dataset['field'] === name);
  if (own || !ref) return own;
  // Design systems add native controls that are not in the tab order, for example to a select.
  const control = shownFields(form, `${CONTROLS}:enabled:not([tabindex="-1"])`).find(
    (each) => nameOf(each) === name,
  );
  if (control || !(ref instanceof HTMLElement)) return control ?? ref;
  return isShown(ref) && !ref.matches(':disabled') ? ref : undefined;
}

/** Focuses the first of these targets, in document order. */
export function focusFirstOf(form: HTMLFormElement, targets: readonly FieldRef[]): void {
  const elements = targets.map((target) => (target instanceof HTMLElement ? target : focusRef(form, target)));
  const page = Array.from(rootOf(form).querySelectorAll<HTMLElement>('*'));
  focusField(page.find((element) => elements.includes(element)));
}

/** Calls `focus` of a ref, and returns the focused element, which the ref of a `Controller` does not contain. */
function focusRef(form: HTMLFormElement, ref: FieldRef): Element | null {
  const before = activeElementOf(form);
  ref?.focus?.();
  const active = activeElementOf(form);
  return active === before ? null : active;
}

/**
 * Moves focus after the focused button has disappeared. Waits 100 ms, because a screen reader can miss a focus change at the
 * same moment. Does nothing if the visitor has moved focus in the meantime.
 */
export function focusSoon(form: HTMLFormElement, move: () => void): void {
  const before = activeElementOf(form);
  setTimeout(() => {
    if (!isFocusElsewhere(form, before)) move();
  }, 100);
}

/** Focuses the first field of a form, or the first empty one if there is one. */
export function focusFirstField(form: HTMLFormElement, prefersEmpty = false): void {
  const fields = shownFields(form, `[data-field]:not(:disabled), ${CONTROLS}:enabled`);
  focusField((prefersEmpty && fields.find(isEmpty)) || fields[0]);
}

/** Whether a field is a native control without a value. */
function isEmpty(field: HTMLElement): boolean {
  return field.matches('input, textarea, select') && !(field as HTMLInputElement).value;
}

/** Focuses a field: in a group the checked radio button, otherwise the first control, as the Tab key does. */
function focusField(field: HTMLElement | undefined): void {
  const group = field?.matches('fieldset, [type=radio]') ? field.closest('fieldset') : null;
  const control = group
    ? (group.querySelector<HTMLElement>('[type=radio]:checked') ?? group.querySelector('input'))
    : field;
  control?.focus();
}

/**
 * Moves focus to the confirmation, unless the app has moved it there: to the element with `data-rck-focus`, otherwise
 * to the form.
 */
export function focusConfirmation(form: HTMLFormElement): void {
  if (isFocusElsewhere(form, form)) return;
  const [target = form] = elementsOf(form, '[data-rck-focus]');
  // A heading needs a `tabindex` to take focus.
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Firefox would leave the caret of screen readers at the end of the page, and Orca would read the heading twice.
  const selection = target.ownerDocument.getSelection();
  // The visitor might have selected text.
  if (selection?.isCollapsed) selection.collapse(target, 0);
  target.focus();
}

/** Scrolls to the message of a failure and the fallback actions, because they can be outside of the window. */
export function showFailure(form: HTMLFormElement): void {
  // The message is last, because it matters more if there is no room for both.
  for (const part of ['.rck-fallback[data-code]', '[role=alert][data-code]']) {
    // jsdom has no `scrollIntoView`. A smooth scroll would end when the next one starts.
    elementsOf(form, part)[0]?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }
}

/** The focused element in the shadow root or document that contains `element`. */
export function activeElementOf(element: Element): Element | null {
  // The document's active element is the host of the shadow root.
  return rootOf(element).activeElement ?? element.ownerDocument.activeElement;
}

/**
 * Whether focus is in another part of the page, where the visitor might be typing.
 *
 * @param own if set, focus is elsewhere unless it is on this element. Without it, any element of the form counts as the form.
 */
export function isFocusElsewhere(form: HTMLFormElement, own?: Element | null): boolean {
  // Focus can be in the page around a frame. The frame's own active element stays the same then.
  return [form, form.ownerDocument.defaultView?.frameElement].some((place) => {
    const active = place && activeElementOf(place);
    // A dialog that contains the form can take focus when its focused button disappears.
    if (!active || active === place.ownerDocument.body || contains(active, place)) return false;
    return own ? active !== own : !isPartOf(form, active);
  });
}

/** For drafts: the selector of controls that can be fields, and functions that set text and focus the first field. */
export const FIELD_ACCESS = { controls: CONTROLS, setText, focusFirstField };
