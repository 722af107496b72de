import type { SubmissionErrorCode } from '../client/SubmissionError.js';
import { apiLocale } from '../i18n/apiLocale.js';
import { loadMessages } from '../i18n/loadMessages.js';
import type { OwnMessages } from '../i18n/Messages.js';
import { contactSchema } from '../schema/contactSchema.js';
import { checkRequest } from './checkRequest.js';
import { renderDocument, type RenderedDocument } from './renderDocument.js';
import { renderForm } from './renderForm.js';
import type { ContactHandlerOptions } from './ContactHandlerOptions.js';
import type { ContactPage } from './ContactPage.js';
import { formFields } from './formFields.js';
import { formValues, type FormValues } from './formValues.js';
import { markRequired } from './markRequired.js';
import { misuse } from './misuse.js';
import { readForm } from './readForm.js';
import { Refusal } from './Refusal.js';
import { serviceUrl } from './serviceUrl.js';
import { siteOrigins } from './siteOrigins.js';
import { submitForm, type Failure } from './submitForm.js';
import { successPath } from './successPath.js';

const DEFAULT_TIMEOUT = 30_000;

/** None of 502 to 504: proxies put pages of their own in the place of those, and may send the request again. */
const STATUSES: Record<SubmissionErrorCode, number> = {
  invalid: 422,
  notAccepted: 500,
  rateLimited: 429,
  rejected: 500,
  offline: 500,
  unconfirmed: 500,
};

const HEADERS = {
  // A page that may not be stored is gone when the visitor comes back to it, with the text, and its reload sends again.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  // With "no-referrer", browsers that send no Sec-Fetch-Site would hide where the next attempt comes from.
  'Referrer-Policy': 'same-origin',
};

/**
 * Takes the native post of a contact form, for visitors without JavaScript. It validates, sends with one `fetch`, and
 * redirects to `successUrl`; or answers with a page that holds the form, what was written and what went wrong.
 *
 * @throws TypeError when an option cannot do
 */
export function createContactHandler(
  options: ContactHandlerOptions,
): (request: Request) => Promise<Response> {
  const { schema = contactSchema, bodyTimeout = DEFAULT_TIMEOUT, timeout, fetch, onError } = options;
  const url = serviceUrl(options.baseUrl, options.formId);
  const origins = siteOrigins(options.origin);
  const location = successPath(options.successUrl);
  const fields = formFields(schema);
  let marked: ReturnType<typeof markRequired> | undefined;
  for (const [option, time] of Object.entries({ timeout, bodyTimeout })) {
    if (time === undefined || (typeof time === 'number' && time > 0)) continue;
    throw misuse(option, time, 'no message could be sent', 'milliseconds, such as 30000');
  }

  async function answer({ keys, error }: Failure, values: FormValues, messages: OwnMessages) {
    const fieldErrors = Object.fromEntries([...keys].map(([name, key]) => [name, messages[key] ?? key]));
    const told = { messages, values, fieldErrors, error };
    // A schema of the host's may ask others before it answers: once is enough.
    marked ??= markRequired(fields, schema);
    const form = renderForm(told, await marked, options.fallback?.email).html;
    const page: ContactPage = { ...told, form, status: STATUSES[error?.code ?? 'invalid'] };
    const { html, policy } = (await rendered(page)) ?? renderDocument(page, options.stylesheet);
    const headers = new Headers({ ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' });
    if (policy) headers.set('Content-Security-Policy', policy);
    if (error?.retryAfter) headers.set('Retry-After', String(error.retryAfter));
    return new Response(html, { status: page.status, headers });
  }

  /** The host's page; without one, or when it breaks, the visitor gets their text back all the same. */
  async function rendered(page: ContactPage): Promise<RenderedDocument | undefined> {
    try {
      return options.render && { html: await options.render(page) };
    } catch (error) {
      console.error('react-contact-kit: render has thrown.', error);
      return undefined;
    }
  }

  return async (request) => {
    const locale = localeOf(request, options);
    const messages = options.messages ?? (await loadMessages(locale));
    try {
      checkRequest(request, origins);
      const values = formValues(await readForm(request, bodyTimeout), fields);
      const submission = { url, locale: apiLocale(locale), schema, fields, fetch, timeout, onError };
      const failure = await submitForm(values, submission);
      if (failure) return await answer(failure, values, messages);
      return new Response(null, { status: 303, headers: { ...HEADERS, Location: location } });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, messages);
      throw error;
    } finally {
      // So that the server can drop what nobody has read.
      request.body?.cancel().catch(() => undefined);
    }
  };
}

function localeOf(request: Request, { locale, messages }: ContactHandlerOptions): string {
  if (typeof locale === 'function') return locale(request);
  return locale ?? new URL(request.url).searchParams.get('locale') ?? messages?.lang ?? 'en';
}

/** One sentence for a visitor, who may have written too much or have an old browser; one for developers. */
function refuse({ status, message, headers }: Refusal, messages: OwnMessages): Response {
  const text = status === 413 ? messages.fieldTooLong : messages.rejected;
  return new Response(`${text}\n\n${status}: ${message}\n`, {
    status,
    headers: {
      ...HEADERS,
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': messages.lang,
    },
  });
}
