import type { KeyboardEvent } from 'react';

/**
 * Whether a submit event comes from a button that closes a dialog (`formmethod="dialog"`) or posts to another URL
 * (`formaction`). The browser or the app handles such a submit.
 */
export function isAppSubmit(event: Event): boolean {
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null | undefined;
  return submitter?.formMethod === 'dialog' || Boolean(submitter?.hasAttribute('formaction'));
}

/** Prevents a held Enter key from submitting again: the key repeats, so after a failure each repeat would submit. */
export function ignoreHeldEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.repeat && event.key === 'Enter' && (event.target as Element).matches('input,button')) {
    event.preventDefault();
  }
}
