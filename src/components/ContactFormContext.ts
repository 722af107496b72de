'use client';
import { createContext, useContext, type RefObject } from 'react';
import type { LazyEngine } from '../engine/createLazyEngine.js';
import type { EngineState } from '../engine/EngineState.js';
import type { OwnMessages } from '../i18n/Messages.js';

export interface ContactFormContextValue {
  form: RefObject<HTMLFormElement | null>;
  state: EngineState;
  messages: OwnMessages;
  /** What the fields hold at first, by name. */
  defaultValues: Readonly<Record<string, unknown>> | undefined;
  /** Which fields say so after their label: those that may stay empty, or those that may not. */
  marks: 'optional' | 'required' | 'none';
  /** What to offer when sending fails. */
  fallback: { email: string } | undefined;
  engine: LazyEngine;
}

export const ContactFormContext = createContext<ContactFormContextValue | null>(null);

/** What the form around a part shows. */
export function useContactFormContext(part: string): ContactFormContextValue {
  const context = useContext(ContactFormContext);
  if (!context) {
    throw new Error(`react-contact-kit: <${part}> has no form. Put it inside <ContactForm>.`);
  }
  return context;
}
