/** The controls of fields that the visitor can interact with, in document order. */
export function shownFields(form: HTMLFormElement): HTMLElement[] {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-field]:not(:disabled)')).filter(isShown);
}

/** Focuses a field: in a group the checked radio button, otherwise the first control, as the Tab key does. */
export function focusField(field: HTMLElement | undefined): void {
  const control = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('[type=radio]:checked') ?? field.querySelector('input'))
    : field;
  control?.focus();
}

/** Whether an element is rendered and can be interacted with. */
export function isShown(element: HTMLElement): boolean {
  if (element.closest('[inert]')) return false;
  // Older browsers and jsdom have no `checkVisibility`.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
