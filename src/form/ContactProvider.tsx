'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import type { PartialMessages } from '../messages/mergeMessages.js';
import type { ContactDefaults, ContactFallbackOptions } from './ContactOptions.js';
import { ContactDefaultsContext, type MergedOptions } from './useOptions.js';

export interface ContactProviderProps extends ContactDefaults {
  children?: ReactNode;
}

/**
 * Sets options for all forms and hooks inside it. Renders no element. Its options override the options of an outer
 * `ContactProvider`.
 */
export function ContactProvider({ children, ...own }: ContactProviderProps) {
  const inherit = useContext(ContactDefaultsContext);
  const { fallback, ...others } = own;
  const values: Record<string, unknown> = { ...others, ...fallback };
  // The same function while no option changes, so that the forms inside do not render again.
  const merge = useMemo(
    () => {
      const options = inherit ? inherit(own) : mergeOptions({}, own);
      return (ofForm: ContactDefaults) => mergeOptions(options, ofForm);
    },
    // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- a fixed list, of the same length each time
    [inherit, ...[...OPTION_NAMES, ...FALLBACK_NAMES].map((name) => values[name])],
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
  'suggestEmail',
  'draft',
  'fallback',
  'requiredMark',
  'classNames',
] as const satisfies readonly (keyof ContactDefaults)[];

/** The members of `fallback`, which is usually a new object in each render. */
const FALLBACK_NAMES = [
  'email',
  'subject',
  'phone',
  'note',
  'onUse',
] as const satisfies readonly (keyof ContactFallbackOptions)[];

/**
 * Merges own options over inherited ones. An option that is `undefined` or `null` is inherited. `locale` and a catalog both
 * set the language, so setting one discards an inherited value of the other. A catalog also discards inherited partial
 * messages. `baseUrl` or `send` discards both inherited values. `fallback` and `classNames` are merged by key.
 */
export function mergeOptions(inherited: MergedOptions, own: ContactDefaults): MergedOptions {
  const { locale, messages, classNames, fallback } = own;
  const catalog = messages?.lang === undefined ? undefined : messages;
  const base: MergedOptions = { ...inherited };
  if (locale ?? catalog) Object.assign(base, { locale: undefined, catalog });
  // An empty `baseUrl` is a mistake, which must not send to the destination of a provider.
  if ((own.baseUrl ?? own.send ?? undefined) !== undefined)
    Object.assign(base, { baseUrl: undefined, send: undefined });
  const merged = override(base, own, OPTION_NAMES);
  if (messages) merged.partials = catalog ? [] : [...(inherited.partials ?? []), messages as PartialMessages];
  if (classNames) merged.classNames = override(inherited.classNames, classNames);
  if (fallback) merged.fallback = override(inherited.fallback, fallback);
  return merged;
}

/** The own values over the inherited ones. A value that is `undefined` or `null` is inherited. */
function override<Values extends object>(
  inherited: Values | undefined,
  own: object,
  names: readonly string[] = Object.keys(own),
): Values {
  const merged: Record<string, unknown> = { ...inherited };
  for (const name of names) merged[name] = (own as typeof merged)[name] ?? merged[name];
  return merged as Values;
}
