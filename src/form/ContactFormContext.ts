'use client';
import { createContext, forwardRef, useContext, type ReactElement, type Ref } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactFormState, FormContext } from './contract.js';

export const ContactFormContext = createContext<FormContext | null>(null);

/**
 * Returns the context of the form around a part or hook.
 *
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactFormContext(user: string): FormContext {
  const context = useContext(ContactFormContext);
  if (context) return context;
  throw new Error(
    // Islands of Astro do not share context.
    `react-contact-kit: ${user} is outside a <ContactForm>. Move it into one. In Astro, put both into one component.`,
  );
}

/** Renders a part of a form. `ContactForm` calls it for the parts that it contains by default. */
export type RenderPart<Props, Element> = (
  context: FormContext,
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

/**
 * Returns the state of the surrounding `ContactForm`, for your own status, button or confirmation.
 *
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactFormState(): ContactFormState {
  return formStateOf(useContactFormContext('useContactFormState'));
}

/** The state of a form, from its context. */
export function formStateOf(context: FormContext): ContactFormState {
  const { handle, state, options } = context;
  const { engine } = handle;
  const { status, error } = state.submission;
  return {
    status,
    error,
    errorMessage: error && Object.values(failureText(context, error)).join(''),
    fieldErrors: engine?.fieldErrors(options.messages) ?? {},
    // A wrapper, because `handle.reset` also accepts initial values, and a click handler would pass its event.
    reset: () => handle.reset(),
  };
}

/** The title of a failed submission, with the space before the text, and the text. */
export function failureText(
  { handle, options }: FormContext,
  failure: SubmissionError,
): { title: string; text: string } {
  const { outcomes } = options.messages;
  // Without the engine, only these can occur.
  const code = failure.code as 'notSent' | 'offline' | 'unconfirmed';
  return (
    handle.engine?.outcomeText(failure, options) ?? {
      title: `${outcomes[`${code}Title`]} `,
      text: outcomes[code],
    }
  );
}
