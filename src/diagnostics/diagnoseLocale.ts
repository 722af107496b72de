import { parseLocale } from '../i18n/parseLocale.js';
import { warnOnce } from './warnOnce.js';

/** Tells of a locale that is no language tag. */
export function diagnoseLocale(locale: string): void {
  if (parseLocale(locale).length > 0) return;
  warnOnce(
    `the locale ${JSON.stringify(locale)} is no language tag, so the form speaks and submits English. ` +
      'Set locale to a BCP 47 tag, such as "en" or "de-AT".',
  );
}
