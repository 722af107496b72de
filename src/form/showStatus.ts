/** Scrolls to the message of a failure and the actions below it, because they can be outside of the window. */
export function showStatus(form: HTMLFormElement): void {
  const parts = form.querySelectorAll<Partial<Element> & Element>('[data-code]:not(button)');
  // The message is last, because it matters more if there is no room for both.
  for (const part of Array.from(parts).reverse()) {
    // jsdom has no `scrollIntoView`.
    part.scrollIntoView?.({ block: 'nearest' });
  }
}
