import { controlsOf } from './controls.js';

/**
 * The controls of a form that can be fields. JSON cannot contain files, buttons have no value that the visitor entered, and
 * the controls of a honeypot or a CAPTCHA are not fields.
 */
export const CONTROLS =
  '[name]:not([name=""], button, fieldset, [type=file], [type=submit], [type=button], [type=reset], [data-rck-ignore] *)';

/**
 * The selector of a field that must be filled in. A group of checkboxes and some custom controls must not have
 * `aria-required`, so they have `data-required`.
 */
export const MARKED_REQUIRED = '[aria-required=true],[data-required=""]';

/** The elements of a form that match a selector, in document order. A control can be outside of the form element. */
export function elementsOf<Found extends HTMLElement = HTMLElement>(
  form: HTMLFormElement,
  selector: string,
): Found[] {
  const found = rootOf(form).querySelectorAll<Found>(selector);
  return Array.from(found).filter((element) => isPartOf(form, element));
}

/** The document or shadow root that contains an element. */
export function rootOf(element: Element): Document | ShadowRoot {
  // A control named `getRootNode` shadows the form's method.
  return Node.prototype.getRootNode.call(element) as Document | ShadowRoot;
}

/** Whether an element is a control of a form, or another element in it. */
export function isPartOf(form: HTMLFormElement, element: Element): boolean {
  if (element === form) return true;
  // A native control in the form element can belong to another form.
  const { form: owner } = element as Partial<HTMLInputElement>;
  // In a custom element, it can be an id.
  if (typeof owner === 'object' && owner) return owner === form;
  return contains(form, element) || (controlsOf(form) as Element[]).includes(element);
}

/** Whether an element is another one, or is in it. */
export function contains(outer: Element, inner: Element | null): boolean {
  // A control named `contains` shadows the form's method.
  return Node.prototype.contains.call(outer, inner);
}

/** Whether an element is rendered and can be interacted with. */
export function isShown(element: HTMLElement): boolean {
  if (element.closest('[inert],[type=hidden]')) return false;
  // Older browsers and jsdom have no `checkVisibility`.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
