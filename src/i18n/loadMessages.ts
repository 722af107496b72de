import en from '../locales/en.js';
import type { Messages } from '../locales/Messages.js';
import { apiLocale, parseLocale } from './parseLocale.js';

const loaded = new Map<string | undefined, Messages>();

/**
 * Loads the catalog of a locale, for `messages={await loadMessages('de')}`. Resolves to English if the kit does not
 * have the language. After a failure, the next call tries again.
 *
 * @throws the error of the import, if the catalog's file does not load
 */
export async function loadMessages(locale: string): Promise<Messages> {
  if (apiLocale(locale) !== 'en') {
    const { importCatalog } = await import('./catalogs.js');
    const [name, messages] = (await importCatalog(parseLocale(locale))) ?? [];
    if (messages) loaded.set(name, messages);
  }
  return loadedMessages(locale);
}

/** The catalog of a locale if it has loaded, otherwise English. */
export function loadedMessages(locale: string): Messages {
  return loaded.get(parseLocale(locale).find((name) => loaded.has(name))) ?? en;
}
