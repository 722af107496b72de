/** Adds listeners to an element or document, which run before those of the app. Returns the clean-up. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    // A control named `addEventListener` shadows the form's method.
    EventTarget.prototype.addEventListener.call(target, type, listener, {
      capture: true,
      signal: controller.signal,
    });
  }
  return () => controller.abort();
}

const forms = new WeakSet<Element>();

/**
 * Makes a held Enter key send a form only once. The key repeats, so after a failure each repeat would submit again. Called
 * by the engine: if it did not load, each repeat only tries to load it again.
 * Calling it again for the same form has no effect.
 */
export function ignoreHeldEnter(form: HTMLFormElement): void {
  forms.add(form);
  // On the document, because a control with a `form` attribute can be anywhere on the page. The listener is always the
  // same function, so the document has it only once.
  listen(form.ownerDocument, { keydown: preventRepeatedSubmit });
}

function preventRepeatedSubmit(event: Event): void {
  // In a shadow root, `event.target` is the shadow host.
  const control = event.composedPath()[0] as Partial<HTMLInputElement> & Element;
  const { repeat, key } = event as KeyboardEvent;
  if (repeat && key === 'Enter' && control.matches('input,button') && forms.has(control.form as Element))
    event.preventDefault();
}
