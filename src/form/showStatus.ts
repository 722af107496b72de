/** Scrolls to the message of a failure. It is below the submit button, so it can be outside of the window. */
export function showStatus(form: HTMLFormElement): void {
  const alert: Partial<Element> | null = form.querySelector('[role=alert][data-code]');
  // jsdom has no `scrollIntoView`.
  alert?.scrollIntoView?.({ block: 'nearest' });
}
