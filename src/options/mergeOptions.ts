import type { ContactDefaults } from './ContactOptions.js';
import type { MergedOptions } from './useOptions.js';

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
  'fallbackEmail',
  'fallbackPhone',
  'onFallback',
  'requiredMark',
  'classNames',
] as const satisfies readonly (keyof ContactDefaults)[];

/**
 * Own options over inherited ones; `undefined` and `null` inherit. `locale` and a catalog both set the language, so
 * setting one of them also drops the other inherited one. A catalog also drops inherited partial messages, and `fetch`
 * drops an inherited `send`. Class names merge by element.
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
  if (own.classNames) merged['classNames'] = { ...inherited.classNames, ...own.classNames };
  return merged;
}
