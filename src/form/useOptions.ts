'use client';
import { createContext, useContext, useMemo } from 'react';
import { checkDestination, diagnoseCatalog, diagnoseLocale } from '../diagnostics/diagnoseOptions.js';
import { mergeMessages, type MessageGroups, type PartialMessages } from '../messages/mergeMessages.js';
import type { CustomMessages, Messages } from '../messages/Messages.js';
import type { ContactDefaults, ContactOptions } from './ContactOptions.js';

/** The options of a form or hook, with those of the `ContactProvider`s around it. */
export interface MergedOptions extends Omit<ContactDefaults, 'messages'> {
  /** Overrides the catalog of `locale`. */
  catalog?: CustomMessages | undefined;
  /** Merged over the catalog, from the outermost provider's to the form's. */
  partials?: readonly PartialMessages[] | undefined;
}

/**
 * Merges options over those of the `ContactProvider`s around a form. Undefined without a provider, so that only pages
 * with a `ContactProvider` load `mergeOptions`.
 */
export const ContactDefaultsContext = createContext<((own: ContactDefaults) => MergedOptions) | undefined>(
  undefined,
);

/** The options of a submission. */
export interface ResolvedSubmissionOptions extends MergedOptions {
  formId: string;
  baseUrl: string;
  /** BCP 47 tag of the form's language. */
  tag: string;
  /** The merge function. A provider creates a new one when its options change. */
  merge: (own: ContactDefaults) => MergedOptions;
  /** Whether the messages of the language must be loaded. */
  needsCatalog: boolean;
}

/** The options of a form, and the messages that it shows. */
export interface ResolvedOptions extends ResolvedSubmissionOptions {
  messages: CustomMessages;
  /** Whether the messages are English because the catalog of the language has not loaded. */
  isLoading: boolean;
}

/**
 * Merges the options of a form or hook over the options of the `ContactProvider`s around it.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid, except in production builds
 */
export function useSubmissionOptions(own: ContactOptions): ResolvedSubmissionOptions {
  const merge = useContext(ContactDefaultsContext) ?? ownOptions;
  const options = merge(own);
  const { formId } = own;
  const { catalog, locale, baseUrl } = options;
  const tag = catalog?.lang ?? locale ?? 'en';
  // Bundlers remove the checks from production builds. There, a submit reports the error.
  if (process.env.NODE_ENV !== 'production') checkDestination(formId, options);
  if (process.env.NODE_ENV === 'development') diagnoseLocale(locale ?? 'en');
  return {
    ...options,
    formId,
    baseUrl: baseUrl ?? '',
    tag,
    merge,
    // True for a language other than English. `tag` can be an invalid tag.
    needsCatalog: !catalog && /^(?!en(?![a-z]))[a-z]{2,3}(?![a-z])/i.test(tag),
  };
}

/** Options without those of a provider. */
function ownOptions(own: ContactDefaults): MergedOptions {
  const { messages } = own;
  // A catalog has a language. Partial messages do not.
  const isCatalog = messages?.lang !== undefined;
  return {
    ...own,
    catalog: isCatalog ? messages : undefined,
    partials: isCatalog || !messages ? [] : [messages],
  };
}

/**
 * Adds the messages to the options of a form.
 *
 * @param loaded the catalog of the language; undefined until it has loaded, and `null` if there is none
 * @param english the messages until then
 * @param more further messages in English
 */
export function useMessages(
  options: ResolvedSubmissionOptions,
  own: ContactDefaults,
  loaded: Messages | null | undefined,
  english: CustomMessages,
  more?: MessageGroups,
): ResolvedOptions {
  const { tag, partials = [], needsCatalog, merge } = options;
  const isLoading = needsCatalog && loaded === undefined;
  const catalog = options.catalog ?? loaded ?? english;
  // If the direction changed when the catalog arrives, the whole form would be mirrored.
  const isRightToLeft = isLoading && /^(ar|fa|he|iw|ur)(?![a-z])/i.test(tag);
  const messages = useMemo(
    () =>
      mergeMessages(
        isRightToLeft ? { ...catalog, dir: 'rtl' } : catalog,
        tag,
        catalog === english && more ? [more, ...partials] : partials,
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `partials` is a new list of the last two each time
    [catalog, more, isRightToLeft, tag, merge, own.messages],
  );
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development' && catalog.lang === 'en' && needsCatalog) {
    diagnoseCatalog(options.formId, tag).catch(() => undefined);
  }
  return { ...options, messages, isLoading };
}
