import type { ContactDefaults } from './ContactOptions.js';

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
  'queryClient',
  'draft',
  'fallbackEmail',
  'fallbackPhone',
  'onFallback',
  'requiredMark',
  'classNames',
] as const satisfies readonly (keyof ContactDefaults)[];

/**
 * Own options over inherited ones; `undefined` and `null` inherit. `locale` and `messages` both set the language, so
 * setting one of them also drops the other inherited one. Class names merge by element.
 */
export function mergeOptions(inherited: ContactDefaults, own: ContactDefaults): ContactDefaults {
  const merged: Record<string, unknown> = { ...inherited };
  const setsLanguage = own.locale ?? own.messages;
  if (setsLanguage) {
    delete merged['locale'];
    delete merged['messages'];
  }
  for (const name of OPTION_NAMES) {
    if (own[name] !== undefined && own[name] !== null) merged[name] = own[name];
  }
  if (own.classNames) merged['classNames'] = { ...inherited.classNames, ...own.classNames };
  return merged;
}

/** The props that are not options. */
export function withoutOptions<Props extends ContactDefaults & { formId?: string }>({
  formId,
  baseUrl,
  locale,
  messages,
  schema,
  fetch,
  send,
  timeout,
  onSuccess,
  onError,
  onInvalid,
  queryClient,
  draft,
  fallbackEmail,
  fallbackPhone,
  onFallback,
  requiredMark,
  classNames,
  ...props
}: Props): Omit<Props, keyof ContactDefaults | 'formId'> {
  return props;
}
