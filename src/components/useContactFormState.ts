'use client';
import type { SubmissionError } from '../client/SubmissionError.js';
import { useContactFormContext, type ContactFormContextValue } from './ContactFormContext.js';

/** The state of a form. */
export interface ContactFormState {
  /** After a submit with refused fields, it is `idle`, or `error` if `ContactStatus` shows the error. */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Why the submission failed; set while `status` is `error`. */
  error: SubmissionError | undefined;
  /**
   * Title and text of the failure in the form's language. For `rateLimited`, it includes the wait if the service sent one.
   */
  errorMessage: string | undefined;
  /** Error messages in the form's language, by field name. */
  fieldErrors: Readonly<Record<string, string>>;
  /**
   * Resets the fields to their initial values, and removes errors and the confirmation. Does nothing while a submission
   * is pending.
   */
  reset: () => void;
}

/**
 * Returns the state of the `ContactForm` around a component, for your own status, button or confirmation.
 *
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactFormState(): ContactFormState {
  return formStateOf(useContactFormContext('useContactFormState'));
}

/** The state of a form, from its context. */
export function formStateOf(context: ContactFormContextValue): ContactFormState {
  const { form, state } = context;
  const { status, error } = state.submission;
  const text = error && outcomeOf(context, error);
  return (
    form.engine?.stateOf(context) ?? {
      status,
      error,
      errorMessage: text && `${text.title} ${text.text}`,
      fieldErrors: {},
      // A wrapper, because `form.reset` also accepts initial values, and a click handler would pass its event.
      reset: () => form.reset(),
    }
  );
}

/** The title and the text of a failed submission. */
export function outcomeOf(
  { form, options }: ContactFormContextValue,
  failure: SubmissionError,
): { title: string | undefined; text: string } {
  const { outcomes } = options.messages;
  // Without the engine, only these can occur.
  const code = failure.code as 'notSent' | 'offline' | 'unconfirmed';
  return (
    form.engine?.outcomeText(failure, options) ?? { title: outcomes[`${code}Title`], text: outcomes[code] }
  );
}
