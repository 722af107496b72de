'use client';
import { createContext, useContext } from 'react';
import type { EngineState } from '../engine/EngineState.js';
import type { Messages } from '../i18n/Messages.js';
import type { ContactValues } from '../schema/contactSchema.js';

export interface ContactFormContextValue {
  state: EngineState;
  messages: Messages;
  defaultValues: Partial<ContactValues> | undefined;
  /** Empties the form for one more message. */
  reset: () => void;
}

export const ContactFormContext = createContext<ContactFormContextValue | null>(null);

/** What the form around a part shows. */
export function useContactFormContext(part: string): ContactFormContextValue {
  const context = useContext(ContactFormContext);
  if (!context) {
    throw new Error(`react-contact-kit: <${part}> has no form to show. Put it inside <ContactForm>.`);
  }
  return context;
}
