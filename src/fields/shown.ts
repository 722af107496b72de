/**
 * The controls of a form that can be fields. JSON cannot contain files, buttons have no value that the visitor entered, and
 * the controls of a honeypot or a CAPTCHA are not fields.
 */
export const CONTROLS =
  ':is(input, textarea, select)[name]:not([name=""], [type=file], [type=submit], [type=button], [type=reset], [data-rck-ignore] *)';

/** Whether an element is rendered and can be interacted with. */
export function isShown(element: HTMLElement): boolean {
  if (element.closest('[inert]')) return false;
  // Older browsers and jsdom have no `checkVisibility`.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
