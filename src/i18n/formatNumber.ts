import { parseLocale } from './parseLocale.js';

/** A number in the digits and groups of a language, else those of English: "1,000". */
export function formatNumber(lang: string, value: number): string {
  return new Intl.NumberFormat([parseLocale(lang)[0] ?? 'en', 'en']).format(value);
}
