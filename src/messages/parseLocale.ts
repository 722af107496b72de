/**
 * The names of a locale by which a catalog is found, from the most to the least specific: canonical form (`de-AT`),
 * language with likely script (`de-Latn`), language (`de`). Accepts common spellings, including `de_AT.UTF-8`. Empty if the
 * tag is not valid.
 *
 * `apiLocale` does not use it, because bundlers would move a module that two lazy files import into a third file. The
 * engine and the catalogs are two lazy files.
 */
export function parseLocale(tag: string): readonly string[] {
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
