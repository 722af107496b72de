// As long as the longest message of emoji.
const LONGEST = 20_000;

/**
 * Leaves the direction of a text that is about to become very long to the form: Chromium would stand still over a
 * `dir="auto"` for many seconds, or for good.
 */
export function leaveDirection({ target, data }: Pick<InputEvent, 'target' | 'data'>): void {
  const control = target as HTMLElement & { value?: string };
  const length = (control.value ?? '').length + (data ?? '').length;
  if (length > LONGEST && control.dir === 'auto') control.removeAttribute('dir');
}
