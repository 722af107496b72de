'use client';
import type { ReactNode } from 'react';
import { ContactDefaultsContext, type ContactDefaults } from '../hooks/ContactDefaults.js';

export interface ContactProviderProps extends ContactDefaults {
  children?: ReactNode;
}

/** Sets what the contact forms below it have in common. Renders nothing of its own. */
export function ContactProvider({ children, ...defaults }: ContactProviderProps) {
  return <ContactDefaultsContext.Provider value={defaults}>{children}</ContactDefaultsContext.Provider>;
}
