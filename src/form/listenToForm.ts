import { activeElementOf } from './activeElementOf.js';
import { dropAutoDirection } from './dropAutoDirection.js';

export interface FormListeners {
  /** A mouse or pen enters the form. Touch is ignored, because a finger that scrolls the page also fires `pointerenter`. */
  onHover?: () => void;
  /** An element of the form receives the focus, or had it before hydration. */
  onFocus?: () => void;
  /** A control's value changed: while the visitor edits (`input`), or afterwards (`change`). */
  onEdit?: (control: HTMLInputElement, type: string) => void;
  /** Whether the form can be reset now. */
  canReset: () => boolean;
  /** The form was reset, and its values have changed. */
  onReset: () => void;
}

/**
 * Adds listeners to a form and returns the clean-up. It uses native listeners, because the app uses React's event
 * props, and React events also bubble from portals.
 */
export function listenToForm(
  form: HTMLFormElement,
  { onHover, onFocus, onEdit, canReset, onReset }: FormListeners,
): () => void {
  const onPointerEnter =
    onHover &&
    ((event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') onHover();
    });
  const onInput = onEdit && (({ target, type }: Event) => onEdit(target as HTMLInputElement, type));
  let resetTimer: ReturnType<typeof setTimeout> | undefined;
  // `reset` fires before the values change, and a later listener can cancel it.
  const onNativeReset = (event: Event) => {
    // The text that is being sent stays until its outcome is known.
    if (!canReset()) event.preventDefault();
    // Two clicks can reset the form twice in a task.
    clearTimeout(resetTimer);
    resetTimer = setTimeout(() => {
      if (!event.defaultPrevented) onReset();
    });
  };
  const listeners: Record<string, ((event: Event) => void) | undefined> = {
    pointerenter: onPointerEnter,
    focusin: onFocus,
    beforeinput: (event) => dropAutoDirection(event as InputEvent),
    input: onInput,
    change: onInput,
    reset: onNativeReset,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    if (listener) form.addEventListener(type, listener);
  }
  // If the focus was set before hydration, no event fires.
  if (form.contains(activeElementOf(form))) onFocus?.();
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      if (listener) form.removeEventListener(type, listener);
    }
  };
}
