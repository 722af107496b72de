'use client';
import { useContext } from 'react';
import { submissionUrl } from '../client/submissionUrl.js';
import { diagnoseLocale } from '../diagnostics/diagnoseLocale.js';
import type { EngineOptions } from '../engine/createEngine.js';
import { apiLocale } from '../i18n/apiLocale.js';
import type { OwnMessages } from '../i18n/Messages.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { ContactDefaultsContext, type ContactOptions } from './ContactDefaults.js';
import { useMessages } from './useMessages.js';

export interface ResolvedContactOptions<Rest> {
  options: EngineOptions;
  messages: OwnMessages;
  /** The props that are no option. */
  rest: Rest;
}

/**
 * A form's own options over those of the `ContactProvider` around it.
 *
 * @throws TypeError while rendering, when `formId` or `baseUrl` cannot address a form
 */
export function useContactOptions<Props extends ContactOptions<ContactSchema>>(
  props: Props,
): ResolvedContactOptions<Omit<Props, keyof ContactOptions>> {
  const defaults = useContext(ContactDefaultsContext);
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  const {
    formId,
    baseUrl = '',
    messages,
    locale = messages?.lang ?? 'en',
    schema,
    fetch,
    timeout,
    onSuccess,
    onError,
    ...rest
  } = { ...defaults, ...(given as Props) };
  const url = submissionUrl(baseUrl, formId);
  if (process.env.NODE_ENV === 'development') diagnoseLocale(locale);
  return {
    options: { url, locale: apiLocale(locale), schema, fetch, timeout, onSuccess, onError },
    messages: useMessages(locale, messages),
    rest,
  };
}
