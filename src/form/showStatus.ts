/** Scrolls to the message of a failure and the actions below it, because they can be outside of the window. */
export function showStatus(form: HTMLFormElement): void {
  const parts = form.querySelectorAll<Element & { scrollIntoView?: Element['scrollIntoView'] }>(
    '[data-code]:not(button)',
  );
  // The message is last, because it matters more if there is no room for both.
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    // jsdom has no `scrollIntoView`.
    parts[index]?.scrollIntoView?.({ block: 'nearest' });
  }
}
