import { parseLocale } from './parseLocale.js';

/** The short language code that is submitted: `de` for `de-AT`, `en` for what is no language tag. */
export function apiLocale(tag: string): string {
  return parseLocale(tag).at(-1) ?? 'en';
}
