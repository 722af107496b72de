/**
 * The controls of a form that can be fields. JSON cannot contain files, buttons have no value that the visitor entered, and
 * the controls of a honeypot or a CAPTCHA are not fields.
 */
export const CONTROLS =
  ':is(input, textarea, select)[name]:not([name=""], [type=file], [type=submit], [type=button], [type=reset], [data-rck-ignore] *)';

/**
 * The selector of a field that must be filled in. A group of checkboxes and some custom controls must not have
 * `aria-required`, so they have `data-required`.
 */
export const MARKED_REQUIRED = '[aria-required=true],[data-required=""]';

/** The elements of a form that match a selector, in document order. */
export function elementsOf<Found extends HTMLElement = HTMLElement>(
  form: HTMLFormElement,
  selector: string,
): Found[] {
  // A control named `querySelectorAll` shadows the form's method.
  return Array.from(Element.prototype.querySelectorAll.call(form, selector) as NodeListOf<Found>);
}

/** Whether an element is rendered and can be interacted with. */
export function isShown(element: HTMLElement): boolean {
  if (element.closest('[inert],[type=hidden]')) return false;
  // Older browsers and jsdom have no `checkVisibility`.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
