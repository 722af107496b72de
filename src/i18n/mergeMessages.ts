import type { CustomMessages } from '../locales/Messages.js';
import type { catalogs } from './catalogs.js';
import { parseLocale } from './parseLocale.js';

type Groups = Omit<CustomMessages, 'lang' | 'dir'>;

/** Messages by group. Every group and every key is optional. */
export type MessageGroups = { [Group in keyof Groups]?: Partial<Groups[Group]> | undefined };

/** Listed, so that TypeScript reports a misspelled group or language. */
type LanguageTag = 'en' | keyof typeof catalogs | `${string}-${string}`;

type MessagesByLanguage = { [Tag in LanguageTag]?: MessageGroups | undefined };

/** Your own messages, for all languages or by BCP 47 tag. The kit merges them over a catalog. */
// No group has a name that is a tag, so one object can contain both.
export interface PartialMessages extends MessageGroups, MessagesByLanguage {
  /** A catalog has a language. Partial messages do not. */
  lang?: undefined;
  dir?: undefined;
}

/**
 * Partial messages over a catalog, key by key. Later ones override earlier ones. In each of them, the entry of a
 * language overrides the groups for every language.
 *
 * @param locale selects the entry of a language, as it selects a catalog. If there is no entry for it, the entry of the
 *   catalog's language is used: all Norwegian locales have the catalog `nb`, and some locales have only English.
 */
export function mergeMessages(
  catalog: CustomMessages,
  locale: string,
  partials: readonly PartialMessages[],
): CustomMessages {
  if (partials.length === 0) return catalog;
  const tags = [...parseLocale(locale), catalog.lang] as LanguageTag[];
  // In an object, assignment to a key `__proto__` would replace the prototype.
  const merged = new Map<string, unknown>(Object.entries(catalog));
  for (const partial of partials) {
    const tag = tags.find((name) => partial[name]);
    for (const groups of [partial, tag && partial[tag]]) {
      for (const [name, group] of Object.entries(groups ?? {})) {
        // Entries of languages are not groups.
        if (!parseLocale(name)[0]) merged.set(name, { ...(merged.get(name) as object), ...group });
      }
    }
  }
  return Object.fromEntries(merged) as unknown as CustomMessages;
}
