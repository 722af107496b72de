/**
 * Whether a submit event comes from a button that closes a dialog (`formmethod="dialog"`) or posts to another URL
 * (`formaction`). The browser or the app handles such a submit.
 */
export function isAppSubmit(event: Event): boolean {
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null | undefined;
  return submitter?.formMethod === 'dialog' || Boolean(submitter?.hasAttribute('formaction'));
}

const forms = new WeakSet<Element>();

/**
 * Makes a held Enter key submit a form only once. The key repeats, so after a failure each repeat would submit again.
 * Calling it again for the same form has no effect.
 */
export function ignoreHeldEnter(form: HTMLFormElement): void {
  forms.add(form);
  // On the document, because a control with a `form` attribute can be anywhere on the page. The listener is always the
  // same function, so the document has it only once.
  form.ownerDocument.addEventListener('keydown', preventRepeatedSubmit);
}

function preventRepeatedSubmit(event: KeyboardEvent): void {
  // In a shadow root, `event.target` is the shadow host.
  const control = event.composedPath()[0] as Partial<HTMLInputElement> & Element;
  if (
    event.repeat &&
    event.key === 'Enter' &&
    control.matches('input,button') &&
    forms.has(control.form as Element)
  )
    event.preventDefault();
}
