import type { CustomMessages } from './Messages.js';
import type { catalogs } from './catalogs.js';

type Groups = Omit<CustomMessages, 'lang' | 'dir'>;

/** Messages by group. Every group and every key is optional. */
export type MessageGroups = { [Group in keyof Groups]?: Partial<Groups[Group]> | undefined };

/** Listed, so that TypeScript reports a misspelled group or language. */
type LanguageTag = 'en' | keyof typeof catalogs | `${string}-${string}`;

type MessagesByLanguage = { [Tag in LanguageTag]?: MessageGroups | undefined };

/** Your own messages, for all languages or by BCP 47 tag. They override the messages of a catalog. */
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
 * @param locale selects the entry of a language: its tag, then that of the catalog (`zh-Hant` for `zh-TW`), then its
 *   language (`de` for `de-AT`)
 */
export function mergeMessages(
  catalog: CustomMessages,
  locale: string,
  partials: readonly PartialMessages[],
): CustomMessages {
  if (partials.length === 0) return catalog;
  const { lang } = catalog;
  // Five letters are the name of a group or of a property of `Object.prototype`, and not a language.
  const tag = locale.replace(/([.@]|^[a-z]{5}).*/i, '').replaceAll('_', '-');
  const language = tag.replace(/-.*/, '').toLowerCase();
  // A language without a catalog uses the English catalog, so the `en` entry comes last.
  const tags = [tag, lang.startsWith(language) ? lang : language, language, lang] as LanguageTag[];
  const merged: Record<string, unknown> = { ...catalog };
  for (const partial of partials) {
    // If there is none, `partial[undefined]` is undefined too.
    const entry = tags.find((name) => partial[name]) as LanguageTag;
    for (const groups of [partial, partial[entry]] as (Record<string, object> | undefined)[]) {
      for (const name in groups) {
        // Skips entries of languages. Names of groups start with at least five letters.
        if (/^[a-z]{5}/.test(name)) merged[name] = { ...(merged[name] as object), ...groups[name] };
      }
    }
  }
  return merged as unknown as CustomMessages;
}
