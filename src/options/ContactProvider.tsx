'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import type { ContactDefaults } from '../options/ContactOptions.js';
import { ContactDefaultsContext, type MergedOptions } from '../options/useOptions.js';

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

/** Every option that a provider can set. */
export const OPTION_NAMES = [
  'baseUrl',
  'locale',
  'messages',
  'schema',
  'fetch',
  'send',
  'timeout',
  'onSuccess',
  'onError',
  'onInvalid',
  'onFirstInteraction',
  'queryClient',
  'suggestEmail',
  'draft',
  'fallback',
  'requiredMark',
  'classNames',
] as const satisfies readonly (keyof ContactDefaults)[];

/** Objects that merge by key. */
const MERGED = ['fallback', 'classNames'] as const;

/**
 * Own options over inherited ones; `undefined` and `null` inherit. `locale` and a catalog both set the language, so
 * setting one of them also drops the other inherited one. A catalog also drops inherited partial messages, and `fetch`
 * drops an inherited `send`. Fallback options and class names merge by key.
 */
export function mergeOptions(inherited: MergedOptions, own: ContactDefaults): MergedOptions {
  const { locale, messages } = own;
  const catalog = messages?.lang === undefined ? undefined : messages;
  const merged: Record<string, unknown> = { ...inherited };
  if (locale ?? catalog) Object.assign(merged, { locale: undefined, catalog });
  // A form's own `fetch` is used, although a `send` of the same form overrides it.
  if (own.fetch) delete merged['send'];
  for (const name of OPTION_NAMES) {
    if (own[name] !== undefined && own[name] !== null) merged[name] = own[name];
  }
  if (messages) merged['partials'] = catalog ? [] : [...(inherited.partials ?? []), messages];
  for (const name of MERGED) {
    if (own[name]) merged[name] = { ...inherited[name], ...own[name] };
  }
  return merged;
}
