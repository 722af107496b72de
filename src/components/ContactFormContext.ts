'use client';
import { createContext, useContext } from 'react';
import type { FormController } from '../form/createFormController.js';
import type { FormState } from '../form/FormState.js';
import type { ResolvedOptions } from '../options/useContactOptions.js';

export interface ContactFormContextValue {
  controller: FormController;
  state: FormState;
  options: ResolvedOptions;
  /** Initial values, by field name. */
  defaultValues: Readonly<Record<string, unknown>> | undefined;
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
    `react-contact-kit: ${user} is outside a <ContactForm>, so it has no form to connect to. Move it into <ContactForm>. ` +
      'In Astro, put the form and its parts into one component, because islands do not share context.',
  );
}
