/** The controls of fields that the visitor can interact with, in document order. */
export function shownFields(form: HTMLFormElement): HTMLElement[] {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-field]:not(:disabled)')).filter(isShown);
}

/** Whether an element is rendered and can be interacted with. */
export function isShown(element: HTMLElement): boolean {
  if (element.closest('[inert]')) return false;
  // Older browsers and jsdom have no `checkVisibility`.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
