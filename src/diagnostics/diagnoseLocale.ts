import { parseLocale } from '../i18n/parseLocale.js';
import { warnOnce } from './warnOnce.js';

/** Warns about a locale that is not a valid language tag. */
export function diagnoseLocale(locale: string): void {
  if (parseLocale(locale).length > 0) return;
  warnOnce(
    `the locale ${JSON.stringify(locale)} is not a valid BCP 47 language tag, so the form shows and submits English. ` +
      'Set locale to a valid tag, such as "en" or "de-AT".',
  );
}
