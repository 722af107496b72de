import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { listenToForm } from '../form/listenToForm.js';

/**
 * Calls `reset` when a button or script has reset a form element, of which react-hook-form is not notified. While a
 * submission is pending, the element cannot be reset. Returns the clean-up.
 */
export function mirrorReset<Values extends FieldValues>(
  element: HTMLFormElement,
  subscribe: UseFormSubscribe<Values>,
  isLocked: () => boolean,
  reset: () => void,
): () => void {
  let isMirrored = false;
  return listenToForm(element, {
    canReset() {
      // react-hook-form's own `reset` resets the element too, and then changes its state in the same task.
      isMirrored = false;
      const stop = subscribe({ formState: { isSubmitted: true }, callback: () => (isMirrored = true) });
      queueMicrotask(stop);
      return !isLocked();
    },
    onReset() {
      trackValues(element);
      if (!isMirrored) reset();
    },
  });
}

/** Without this, React does not call `onChange` if the visitor pastes the same text again after a reset. */
function trackValues(element: HTMLFormElement): void {
  const controls = element.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea');
  for (const control of controls) {
    // React notes the values that are assigned to these properties.
    const { value, checked } = control;
    if (control.matches('[type=checkbox], [type=radio]')) control.checked = checked;
    else control.value = value;
  }
}
