// Parsing a tag takes longer than rendering a field. Tags can come from requests, so the cache is bounded.
const MAX_CACHED = 100;
const cache = new Map<string, readonly string[]>();

/**
 * The names of a locale, from the most to the least specific: canonical form (`de-AT`), language with likely script
 * (`de-Latn`), language (`de`). Accepts common spellings, including `de_AT.UTF-8`. Empty if the tag is not valid.
 */
export function parseLocale(tag: string): readonly string[] {
  let names = cache.get(tag);
  if (!names) {
    names = parse(tag);
    if (cache.size === MAX_CACHED) cache.clear();
    cache.set(tag, names);
  }
  return names;
}

/** The short language code that is submitted: `de` for `de-AT`, `en` for a tag that is not valid. */
export function apiLocale(tag: string): string {
  return parseLocale(tag).at(-1) ?? 'en';
}

function parse(tag: string): readonly string[] {
  try {
    const locale = new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-'));
    const { baseName } = locale;
    // WebKit leaves `locale.language` as given: `iw` instead of `he`.
    const [language = ''] = baseName.split('-');
    // BCP 47 reserves longer codes, and `und` means "undetermined".
    if (!/^(?!und)[a-z]{2,3}$/.test(language)) return [];
    return [baseName, `${language}-${locale.maximize().script}`, language];
  } catch {
    return [];
  }
}
