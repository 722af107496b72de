import { catalogs } from './catalogs.js';
import { parseLocale } from './parseLocale.js';

/** Norwegian has one catalog for all who write it; `Intl.Locale` puts other old names right by itself. */
const READ_AS: Record<string, string> = { no: 'nb', nn: 'nb' };

/** The catalog that suits a BCP 47 tag best: exactly, by language and script, by language, else `en`. */
export function catalogTag(tag: string): string {
  const names = parseLocale(tag).map((name) => READ_AS[name] ?? name);
  return names.find((name) => Object.hasOwn(catalogs, name)) ?? 'en';
}
