import en from '../locales/en.js';
import { apiLocale } from './apiLocale.js';
import type { Messages } from './Messages.js';
import { parseLocale } from './parseLocale.js';

type Catalogs = Map<string | undefined, Messages>;

const loaded: Catalogs = new Map();
const preloaded: Catalogs = new Map();

/**
 * Loads the catalog for a locale: the table of catalogs, once, then the one. A failed load is tried again at the next call.
 */
export async function loadMessages(locale: string, into = loaded): Promise<Messages> {
  if (apiLocale(locale) !== 'en') {
    const { importCatalog } = await import('./importCatalog.js');
    const [name, messages] = (await importCatalog(parseLocale(locale))) ?? [];
    if (messages) into.set(name, messages);
  }
  return find(into, locale);
}

/**
 * Loads the catalog for a locale ahead of rendering, so that its texts are there from the first render on. For a
 * server-rendered page, await it on both sides.
 *
 * @throws what the import of the catalog threw
 */
export async function preloadMessages(locale: string): Promise<Messages> {
  await loadMessages(locale, preloaded);
  return loadMessages(locale);
}

/** The catalog for a locale as far as it is here, else English. */
export function loadedMessages(locale: string): Messages {
  return find(loaded, locale);
}

/** The same for a render that must match the server's: what only this page has loaded does not count. */
export function preloadedMessages(locale: string): Messages {
  return find(preloaded, locale);
}

function find(catalogs: Catalogs, locale: string): Messages {
  return catalogs.get(parseLocale(locale).find((name) => catalogs.has(name))) ?? en;
}
