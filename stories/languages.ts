import { catalogs } from '../src/i18n/catalogs.js';

export interface Language {
  /** BCP 47 tag of the catalog. */
  tag: string;
  /** The name of the language in the language itself. */
  name: string;
}

/** Every language of the kit, sorted by name. */
export const LANGUAGES: readonly Language[] = ['en', ...Object.keys(catalogs)]
  .map((tag) => ({ tag, name: nameOf(tag) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  // Only these scripts have capitals in names of a list. Georgian has capitals too, but does not use them.
  return name.replace(
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u,
    (letter) => letter.toLocaleUpperCase(tag),
  );
}
