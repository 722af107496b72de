'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import type { ContactDefaults } from '../options/ContactOptions.js';
import { mergeOptions, OPTION_NAMES } from '../options/mergeOptions.js';
import { ContactDefaultsContext } from '../options/useContactOptions.js';

export interface ContactProviderProps extends ContactDefaults {
  children?: ReactNode;
}

/**
 * Sets options for all contact forms and hooks inside it. Renders no element. Its options override those of a
 * `ContactProvider` around it.
 */
export function ContactProvider({ children, ...own }: ContactProviderProps) {
  const inherited = useContext(ContactDefaultsContext);
  // The same object while no option changes, so that the forms inside do not render again.
  const options = useMemo(
    () => mergeOptions(inherited, own),
    // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- a fixed list, of the same length each time
    [inherited, ...OPTION_NAMES.map((name) => own[name])],
  );
  return <ContactDefaultsContext.Provider value={options}>{children}</ContactDefaultsContext.Provider>;
}
