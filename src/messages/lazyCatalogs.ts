import { parseLocale } from './parseLocale.js';

/** The module of each catalog, by tag. */
export type CatalogModules<Catalog> = Readonly<Record<string, () => Promise<{ default: Catalog }>>>;

/** Catalogs that load on demand. */
export interface LazyCatalogs<Catalog> {
  /**
   * Loads the catalog of a locale. Undefined if there is none for the language. After a failure, the next call tries again.
   *
   * @throws the error of the import, if the catalog's file does not load
   */
  loadCatalog: (locale: string) => Promise<Catalog | undefined>;
  /** The catalog of a locale. Undefined if it has not loaded, and `null` if it did not load or if there is none. */
  loadedCatalog: (locale: string) => Catalog | null | undefined;
}

/** All Norwegian locales share one catalog. `Intl.Locale` replaces other deprecated codes. */
export const ALIASES: Record<string, string> = { no: 'nb', nn: 'nb' };

export function lazyCatalogs<Catalog>(modules: CatalogModules<Catalog>): LazyCatalogs<Catalog> {
  const loaded = new Map<string | undefined, Catalog>();
  /** The locales whose catalog did not load, or that have none. */
  const missing = new Set<string>();

  /** The name of the most specific catalog, whether it has loaded or not. */
  function nameOf(locale: string): string | undefined {
    const names = parseLocale(locale).map((name) => ALIASES[name] ?? name);
    return names.find((name) => Object.hasOwn(modules, name));
  }

  return {
    async loadCatalog(locale) {
      const name = nameOf(locale);
      let messages: Catalog | undefined;
      try {
        if (name) messages = (await modules[name]?.())?.default;
        if (messages) loaded.set(name, messages);
      } finally {
        if (!messages) missing.add(locale);
      }
      return messages;
    },
    loadedCatalog: (locale) => loaded.get(nameOf(locale)) ?? (missing.has(locale) ? null : undefined),
  };
}
