/** Scrolls to the message of a failure and the fallback actions, because they can be outside of the window. */
export function showStatus(form: HTMLFormElement): void {
  // The message is last, because it matters more if there is no room for both.
  show(form.querySelector('.rck-fallback[data-code]'));
  show(form.querySelector('[role=alert][data-code]'));
}

function show(part: Partial<Element> | null): void {
  // jsdom has no `scrollIntoView`. A smooth scroll would end when the next one starts.
  part?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
}
