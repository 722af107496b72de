'use client';
import { createContext, forwardRef, useContext, type ReactElement, type Ref } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ResolvedOptions } from '../options/useOptions.js';
import type { StoreState } from '../submission/store.js';
import type { Form } from './ContactForm.js';

export interface ContactFormContextValue {
  form: Form;
  state: StoreState;
  options: ResolvedOptions;
  /** Initial values, by field name. */
  defaultValues: Readonly<Record<string, unknown>> | undefined;
  /** Whether the form has no children that could contain a `ContactDraftNotice`. */
  hasDefaultParts: boolean;
}

export const ContactFormContext = createContext<ContactFormContextValue | null>(null);

/**
 * Returns the context of the form around a part or hook.
 *
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactFormContext(user: string): ContactFormContextValue {
  const context = useContext(ContactFormContext);
  if (context) return context;
  throw new Error(
    // Islands of Astro do not share context.
    `react-contact-kit: ${user} is outside a <ContactForm>. Move it into one. In Astro, put both into the same component.`,
  );
}

/** Renders a part of a form. `ContactForm` calls it for the parts that it contains by default. */
export type RenderPart<Props, Element> = (
  context: ContactFormContextValue,
  props: Props,
  ref?: Ref<Element>,
) => ReactElement | null;

/**
 * Creates the component of a part. `ContactForm` calls the render functions of its default parts directly, because each
 * component slows down its mount.
 */
export function part<Props, Element>(name: string, render: RenderPart<Props, Element>) {
  const Part = forwardRef<Element, Props>(function Part(props, ref) {
    // oxlint-disable-next-line react/refs -- passes the ref on to the element
    return render(useContactFormContext(`<${name}>`), props as Props, ref);
  });
  Part.displayName = name;
  return Part;
}

/** The state of a form. */
export interface ContactFormState {
  /** After a submit with invalid fields, it is `idle`, or `error` if `ContactStatus` shows the error. */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Why the submission failed; set while `status` is `error`. */
  error: SubmissionError | undefined;
  /**
   * Title and text of the failure in the form's language, while `status` is `error`. For `rateLimited`, it includes the wait
   * if the service sent one.
   */
  errorMessage: string | undefined;
  /** Error messages in the form's language, by field name. */
  fieldErrors: Readonly<Record<string, string>>;
  /**
   * Resets the fields to their initial values, and removes errors and the outcome. Does nothing while a submission is
   * pending.
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
  const text = error && failureText(context, error);
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
export function failureText(
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
