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

/** Warns if a form in another language shows English: the kit has no catalog, or a server renders the form without it. */
export async function diagnoseCatalog(formId: string, locale: string): Promise<void> {
  const isServer = typeof document === 'undefined';
  const [language] = parseLocale(locale).slice(-1);
  const { importCatalog } = await import('../i18n/catalogs.js');
  const found = await importCatalog(parseLocale(locale));
  if (!found) {
    warnOnce(
      `the kit has no catalog for the locale ${JSON.stringify(locale)}, so the form ${JSON.stringify(formId)} shows ` +
        `English, but submits the language ${JSON.stringify(language)}. Pass a whole catalog in that language as messages, ` +
        'or set locale to a language of the kit.',
    );
  } else if (isServer) {
    warnOnce(
      `a server renders the form ${JSON.stringify(formId)} with the locale ${JSON.stringify(locale)}, but without its ` +
        'catalog, so the HTML is in English, and its labels are hidden until the catalog has loaded in the browser. ' +
        `Pass messages={await loadMessages(${JSON.stringify(locale)})}, or import the catalog from ` +
        `"react-contact-kit/locales/${found[1].lang}".`,
    );
  }
}
