/**
 * Whether a submit event comes from a button that closes a dialog (`formmethod="dialog"`) or posts to another URL
 * (`formaction`). The browser or the app handles such a submit.
 */
export function isAppSubmit(event: Event): boolean {
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null | undefined;
  return submitter?.formMethod === 'dialog' || Boolean(submitter?.hasAttribute('formaction'));
}
