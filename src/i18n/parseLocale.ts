// Intl takes longer over a tag than React over a field. Tags may come from requests, so few are remembered.
const MOST_REMEMBERED = 100;
const remembered = new Map<string, readonly string[]>();

/**
 * What a tag in any common spelling (`de_AT.UTF-8` too) can be called, from the most exact to the least: its canonical
 * form (`de-AT`), language and likely script (`de-Latn`), language (`de`). Empty when it is none.
 */
export function parseLocale(tag: string): readonly string[] {
  let names = remembered.get(tag);
  if (!names) {
    names = parse(tag);
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(tag, names);
  }
  return names;
}

function parse(tag: string): readonly string[] {
  try {
    const locale = new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-'));
    const { baseName } = locale;
    // Not the locale's `language`, which WebKit leaves as it was given: `iw`, not `he`.
    const [language = ''] = baseName.split('-');
    // Longer ones are reserved, and "und" is none.
    if (!/^(?!und)[a-z]{2,3}$/.test(language)) return [];
    return [baseName, `${language}-${locale.maximize().script}`, language];
  } catch {
    return [];
  }
}
