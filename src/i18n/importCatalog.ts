import type { Messages } from './Messages.js';
import { catalogs } from './catalogs.js';

/** Norwegian has one catalog for all who write it; `Intl.Locale` puts other old names right by itself. */
const READ_AS: Record<string, string> = { no: 'nb', nn: 'nb' };

/**
 * The catalog of the first of a locale's names that has one, and that name. Undefined when none has, and for English, which
 * every page has.
 */
export async function importCatalog(
  names: readonly string[],
): Promise<readonly [name: string, messages: Messages] | undefined> {
  for (const name of names) {
    const load = catalogs[READ_AS[name] ?? name];
    if (load) return [name, (await load()).default];
  }
  return undefined;
}
