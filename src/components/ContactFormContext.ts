'use client';
import { createContext, forwardRef, useContext, type ReactElement, type Ref } from 'react';
import type { ResolvedOptions } from '../options/useOptions.js';
import type { FormState } from '../submission/store.js';
import type { Form } from './ContactForm.js';

export interface ContactFormContextValue {
  form: Form;
  state: FormState;
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
    `react-contact-kit: ${user} is outside a <ContactForm>. Move it into one. ` +
      'In Astro, put both into the same component, because islands do not share context.',
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
