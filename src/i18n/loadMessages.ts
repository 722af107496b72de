import en from '../locales/en.js';
import type { Messages } from './Messages.js';
import { catalogTag } from './catalogTag.js';
import { catalogs } from './catalogs.js';

const loaded = new Map<string, Messages>();
const preloaded = new Map<string, Messages>();

/** Loads the catalog for a locale. Each is one request, made once; a failed one is tried again at the next call. */
export async function loadMessages(locale: string): Promise<Messages> {
  const tag = catalogTag(locale);
  const messages = (await catalogs[tag]?.())?.default ?? en;
  loaded.set(tag, messages);
  return messages;
}

/**
 * Loads the catalog for a locale ahead of rendering, so that its texts are there from the first render on. For a
 * server-rendered page, await it on both sides.
 *
 * @throws what the import of the catalog threw
 */
export async function preloadMessages(locale: string): Promise<Messages> {
  const messages = await loadMessages(locale);
  preloaded.set(catalogTag(locale), messages);
  return messages;
}

/** The catalog for a locale as far as it is here, else English. */
export function loadedMessages(locale: string): Messages {
  return loaded.get(catalogTag(locale)) ?? en;
}

/** The same for a render that must match the server's: what only this page has loaded does not count. */
export function preloadedMessages(locale: string): Messages {
  return preloaded.get(catalogTag(locale)) ?? en;
}
