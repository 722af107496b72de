import { catalogs } from './catalogs.js';
import { parseLocale } from './parseLocale.js';

/** The catalog that suits a BCP 47 tag best: exactly, by language and script, by language, else `en`. */
export function catalogTag(tag: string, known: object = catalogs): string {
  const locale = parseLocale(tag);
  if (!locale) return 'en';
  const { baseName, language, script } = locale;
  const candidates = [baseName, `${language}-${script}`, language];
  return candidates.find((candidate) => Object.hasOwn(known, candidate)) ?? 'en';
}
