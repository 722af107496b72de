/**
 * The short language code of a locale that is submitted: `de` for `de-AT`, `he` for `iw`, and `en` for a tag that is not
 * valid. Accepts common spellings, including `de_AT.UTF-8`.
 */
export function apiLocale(tag: string): string {
  try {
    // WebKit leaves `locale.language` as given: `iw` instead of `he`.
    const [language = ''] = new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-')).baseName.split(
      '-',
    );
    // BCP 47 reserves longer codes, and `und` means "undetermined".
    return /^(?!und)[a-z]{2,3}$/.test(language) ? language : 'en';
  } catch {
    return 'en';
  }
}
