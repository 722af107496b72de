import type { SendSubmission } from '../client/request.js';
import { invalidOption, submissionUrl } from '../client/submissionUrl.js';
import { parseLocale } from '../messages/parseLocale.js';
import { warnOnce } from './warnOnce.js';

/**
 * Checks the options that a submission needs, while a form or hook renders. Production builds check them at the submit.
 *
 * @throws TypeError if `baseUrl` or `formId` is not valid
 */
export function checkDestination(
  formId: string,
  { baseUrl, send }: { baseUrl?: string | undefined; send?: SendSubmission | undefined },
): void {
  // With `send`, the URL only identifies the form.
  submissionUrl(baseUrl || (send ? '/' : ''), formId);
}

/**
 * Checks the name of the field with the token of a CAPTCHA.
 *
 * @throws TypeError if the name does not end in `-response`
 */
export function checkTokenField(name: string | undefined): void {
  if (name?.endsWith('-response')) return;
  throw invalidOption(
    'the name of <ContactChallenge>',
    name,
    'an endpoint could deliver messages without verifying the token',
    'the name that the service uses, such as "cf-turnstile-response"',
  );
}

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
  const { loadCatalog } = await import('../messages/catalogs.js');
  const found = await loadCatalog(locale);
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
        `"react-contact-kit/locales/${found.lang}".`,
    );
  }
}
