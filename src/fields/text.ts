/**
 * Sets the text of a control and fires the events of typing, so that the listeners of the form and of the app run.
 *
 * Drafts receive this function instead of importing it, because bundlers would move code that drafts and the engine share
 * into a further file. After such a file has failed to load, WebKit does not load it again.
 */
export function setText(control: HTMLInputElement, text: string): void {
  control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: text }));
  // The prototype's setter bypasses React's value tracker, so `onChange` fires.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * UTF-16 units of the longest message of the default schema, if it consists of emoji. A control with a longer text
 * must not have `dir="auto"`: Chromium takes many seconds to find its direction, or never finishes.
 */
export const MAX_AUTO_DIRECTION = 20_000;

/**
 * Removes `dir="auto"` from a control before its text becomes very long, because Chromium takes many seconds to find
 * the direction, or never finishes. The control then inherits the direction of the form.
 */
export function dropAutoDirection({ target, data }: Pick<InputEvent, 'target' | 'data'>): void {
  const control = target as HTMLElement & { value?: string };
  const length = (control.value ?? '').length + (data ?? '').length;
  if (length > MAX_AUTO_DIRECTION && control.dir === 'auto') control.removeAttribute('dir');
}
