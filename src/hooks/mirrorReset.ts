import { listenToForm } from '../form/listenToForm.js';

/**
 * Calls `reset` when a button or script has reset a form element, of which react-hook-form is not notified. While a
 * submission is pending, the element cannot be reset. Returns the clean-up.
 *
 * @param resetCount the number of resets by react-hook-form itself, which also reset the element, in the same task
 */
export function mirrorReset(
  element: HTMLFormElement,
  resetCount: { current: number },
  isLocked: () => boolean,
  reset: () => void,
): () => void {
  let before = 0;
  return listenToForm(element, {
    canReset() {
      before = resetCount.current;
      return !isLocked();
    },
    onReset() {
      trackValues(element);
      if (resetCount.current === before) reset();
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
