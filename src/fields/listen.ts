/** Adds listeners to an element, which run before those of the app. Returns the clean-up. */
export function listen(
  element: Element,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    // A control named `addEventListener` shadows the form's method.
    EventTarget.prototype.addEventListener.call(element, type, listener, {
      capture: true,
      signal: controller.signal,
    });
  }
  return () => controller.abort();
}
