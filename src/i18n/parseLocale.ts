// What Intl.Locale does not canonicalise by itself: macrolanguages whose catalog has another name.
const ALIASES: Record<string, string> = { no: 'nb', nn: 'nb' };

/** A tag in any common spelling (`de_AT.UTF-8` too), canonical; undefined when it is none. */
export function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    const locale = new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-'));
    const language = ALIASES[locale.language] ?? locale.language;
    // Longer ones are reserved, and "und" is none.
    return /^(?!und)[a-z]{2,3}$/.test(language) ? new Intl.Locale(locale, { language }) : undefined;
  } catch {
    return undefined;
  }
}
