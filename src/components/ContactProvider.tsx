'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import type { ContactDefaults } from '../options/ContactOptions.js';
import { mergeOptions, OPTION_NAMES } from '../options/mergeOptions.js';
import { ContactDefaultsContext } from '../options/useOptions.js';

export interface ContactProviderProps extends ContactDefaults {
  children?: ReactNode;
}

/**
 * Sets options for all contact forms and hooks inside it. Renders no element. Its options override those of a
 * `ContactProvider` around it.
 */
export function ContactProvider({ children, ...own }: ContactProviderProps) {
  const inherit = useContext(ContactDefaultsContext);
  // The same function while no option changes, so that the forms inside do not render again.
  const merge = useMemo(
    () => {
      const options = inherit ? inherit(own) : mergeOptions({}, own);
      return (ofForm: ContactDefaults) => mergeOptions(options, ofForm);
    },
    // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- a fixed list, of the same length each time
    [inherit, ...OPTION_NAMES.map((name) => own[name])],
  );
  return <ContactDefaultsContext.Provider value={merge}>{children}</ContactDefaultsContext.Provider>;
}
