import en from '../locales/en.js';
import type { Messages } from './Messages.js';
import { apiLocale } from './apiLocale.js';

/**
 * Loads the catalog of a locale, for `messages={await loadMessages('de')}`. Resolves to English for a language
 * without a catalog. If the file does not load, the promise rejects with the import's error, and the next call tries
 * again.
 */
export async function loadMessages(locale: string): Promise<Messages> {
  if (apiLocale(locale) === 'en') return en;
  const { loadCatalog } = await import('./catalogs.js');
  return (await loadCatalog(locale)) ?? en;
}
