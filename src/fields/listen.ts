import { isPartOf, rootOf } from './shown.js';

/**
 * Adds listeners to an element or document, which run before those of the app. Returns the clean-up.
 *
 * @param form ignores the events of elements that do not belong to this form
 */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: Event) => void>>,
  form?: HTMLFormElement,
): () => void {
  const handle = (event: Event) => {
    if (!form || isPartOf(form, event.target as Element)) listeners[event.type]?.(event);
  };
  /** Calls `addEventListener` or `removeEventListener`. Without a signal, because jsdom refuses the signals of Node. */
  function forEach(method: 'addEventListener' | 'removeEventListener'): void {
    // A control named `addEventListener` shadows the form's method.
    for (const type in listeners) EventTarget.prototype[method].call(target, type, handle, true);
  }

  forEach('addEventListener');
  return () => forEach('removeEventListener');
}

/**
 * Calls back as soon as no element is pressed, with a pointer or the space key. If the page moved under a pressed pointer, the
 * element under it would get no click.
 */
export function whenReleased(document: Document, callback: () => void): void {
  if (!document.querySelector(':active')) {
    callback();
    return;
  }
  const onRelease = () => {
    stop();
    // After the click.
    setTimeout(callback);
  };
  // Another key can go up while an element is pressed.
  const onKeyUp = () => setTimeout(() => document.querySelector(':active') || onRelease());
  // A press that becomes a drag ends with `pointercancel`.
  const stop = listen(document, { pointerup: onRelease, pointercancel: onRelease, keyup: onKeyUp });
}

const forms = new WeakSet<Element>();

/**
 * Makes a held Enter key send a form only once. The key repeats, so after a failure each repeat would submit again. Calling
 * it again for the same form has no effect. The engine calls it. If the engine did not load, each repeat tries to load it.
 */
export function ignoreHeldEnter(form: HTMLFormElement): void {
  forms.add(form);
  // On the root, because a control with a `form` attribute can be anywhere in it, and because no other listener sees the
  // target in a closed shadow root. The listener is always the same function, so the root has it only once.
  rootOf(form).addEventListener('keydown', preventRepeatedSubmit, true);
}

function preventRepeatedSubmit(event: Event): void {
  // In a shadow root, `event.target` is the shadow host.
  const control = event.composedPath()[0] as Partial<HTMLInputElement> & Element;
  const { repeat, key } = event as KeyboardEvent;
  if (repeat && key === 'Enter' && control.matches('input,button') && forms.has(control.form as Element))
    event.preventDefault();
}
