'use client';
import { createContext, useContext, useMemo } from 'react';
import { checkDestination } from '../diagnostics/checkDestination.js';
import { checkOnServer } from '../diagnostics/checkOnServer.js';
import { diagnoseCatalog, diagnoseLocale } from '../diagnostics/diagnoseLocale.js';
import { mergeMessages } from '../i18n/mergeMessages.js';
import { apiLocale } from '../i18n/parseLocale.js';
import type { CustomMessages } from '../locales/Messages.js';
import type { ContactSchema } from '../schema/parseValues.js';
import type { ContactOptions } from './ContactOptions.js';
import { mergeOptions, type MergedOptions } from './mergeOptions.js';
import { useMessages } from './useMessages.js';

/** The options of the `ContactProvider`s around a form or hook, merged. */
export const ContactDefaultsContext = createContext<MergedOptions>({});

/** The options of a submission. */
export interface ResolvedSendOptions extends Omit<MergedOptions, 'locale'> {
  formId: string;
  baseUrl: string;
  /** BCP 47 tag of the form's language. */
  tag: string;
  /** Short language code that is submitted. */
  locale: string;
}

/** The options of a submission, and the catalog to show. */
export interface ResolvedOptions extends ResolvedSendOptions {
  messages: CustomMessages;
  /** Whether the messages are English because the catalog of the locale has not loaded. */
  isLoading: boolean;
}

/** The languages with a catalog that is written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/**
 * Merges the options of a form or hook over the options of the `ContactProvider`s around it.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit fails
 *   with the code `notSent`.
 */
export function useContactOptions(own: ContactOptions<ContactSchema>): ResolvedOptions {
  const inherited = useContext(ContactDefaultsContext).partials;
  const options = useSendOptions(own);
  const { tag, partials = [] } = options;
  const { catalog, isLoading } = useMessages(tag, options.catalog);
  // If the direction changed when the catalog arrives, the whole form would be mirrored.
  const isRightToLeft = isLoading && RIGHT_TO_LEFT.includes(options.locale);
  const messages = useMemo(
    () => mergeMessages(isRightToLeft ? { ...catalog, dir: 'rtl' } : catalog, tag, partials),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `partials` is a new list of the last two each time
    [catalog, isRightToLeft, tag, inherited, own.messages],
  );
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development' && catalog.lang === 'en' && options.locale !== 'en') {
      diagnoseCatalog(own.formId, tag).catch(() => undefined);
    }
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  return Object.assign(options, { messages, isLoading });
}

/**
 * The same without a catalog, for a submission that shows nothing. Returns a new object, so that the caller can add to it:
 * copies in each render take time.
 */
export function useSendOptions(own: ContactOptions<ContactSchema>): ResolvedSendOptions {
  const options = mergeOptions(useContext(ContactDefaultsContext), own);
  const { baseUrl = '', locale = 'en' } = options;
  try {
    // Bundlers remove the checks from production builds. There, a submit reports the error.
    if (process.env.NODE_ENV !== 'production') checkDestination(own.formId, options);
    if (process.env.NODE_ENV === 'development') diagnoseLocale(locale);
  } catch (error) {
    // Without a bundler there is no `process`, and no checks.
    if (String(error).includes('react-contact-kit')) throw error;
  }
  checkOnServer(own.formId, options);
  const tag = options.catalog?.lang ?? locale;
  return Object.assign(options, { formId: own.formId, baseUrl, tag, locale: apiLocale(tag) });
}
