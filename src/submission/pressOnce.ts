/** Lets a held Enter send once: the key repeats, and after a failure each repeat would be a press of its own. */
export function pressOnce(form: HTMLFormElement): void {
  // Always the same listener, so that it is added only once; and not the form's own method, which a control of this
  // name would hide.
  EventTarget.prototype.addEventListener.call(form, 'keydown', ignoreRepeat as EventListener);
}

function ignoreRepeat(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' && (event.target as Element).matches('input, button');
  if (event.repeat && isPress) event.preventDefault();
}
