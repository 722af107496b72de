import { MAX_AUTO_DIRECTION } from '../schema/fieldPreset.js';

/**
 * Removes `dir="auto"` from a control before its text becomes very long, because Chromium takes many seconds to find
 * the direction, or never finishes. The control then inherits the direction of the form.
 */
export function dropAutoDirection({ target, data }: Pick<InputEvent, 'target' | 'data'>): void {
  const control = target as HTMLElement & { value?: string };
  const length = (control.value ?? '').length + (data ?? '').length;
  if (length > MAX_AUTO_DIRECTION && control.dir === 'auto') control.removeAttribute('dir');
}
