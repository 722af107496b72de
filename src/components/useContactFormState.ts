'use client';
import type { SubmissionError } from '../client/SubmissionError.js';
import { errorText, outcomeMessage } from '../i18n/messageText.js';
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

/** The public state of a form. */
export function formStateOf({ controller, state, options }: ContactFormContextValue): ContactFormState {
  const { messages } = options;
  const { status, error, fieldErrors } = state;
  const texts = Object.entries(fieldErrors).map(([name, key]) => [name, errorText(key, messages)]);
  return {
    status,
    error,
    errorMessage: error && outcomeMessage(error, options),
    fieldErrors: Object.fromEntries(texts) as Record<string, string>,
    reset: controller.reset,
  };
}
