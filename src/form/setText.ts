/**
 * Sets the text of a control and fires the events of typing, so that the listeners of the form and of the app run.
 *
 * The engine and drafts receive this function instead of importing it, because bundlers would move code that both share
 * into a further file. After such a file has failed to load, WebKit does not load it again.
 */
export function setText(control: HTMLInputElement, text: string): void {
  control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: text }));
  // The prototype's setter bypasses React's value tracker, so `onChange` fires.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
