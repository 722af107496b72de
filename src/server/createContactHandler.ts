import { invalidOption } from '../client/submissionUrl.js';
import type { SubmissionErrorCode } from '../client/SubmissionError.js';
import { loadMessages } from '../messages/loadMessages.js';
import { mergeMessages } from '../messages/mergeMessages.js';
import { errorText, outcomeMessage } from '../messages/messageText.js';
import { apiLocale } from '../messages/apiLocale.js';
import en from '../locales/en.js';
import type { CustomMessages } from '../messages/Messages.js';
import { contactSchema } from '../schema/contactSchema.js';
import { checkOptions, type ContactHandlerOptions } from './checkOptions.js';
import { fieldLabels, formFields, type FormValues } from './formFields.js';
import { checkRequest, readForm, Refusal } from './readPost.js';
import { renderDocument, type ContactRenderContext } from './renderDocument.js';
import { renderForm } from './renderForm.js';
import { callAndLog, submitValues, type SubmitValuesResult } from './submitValues.js';

/**
 * Not 502 to 504: proxies replace responses with these statuses with their own pages, and some send the request again.
 */
const STATUSES: Record<SubmissionErrorCode, number> = {
  invalid: 422,
  notSent: 500,
  challengeFailed: 422,
  rateLimited: 429,
  rejected: 500,
  offline: 500,
  unconfirmed: 500,
};

const HEADERS = {
  // With "no-store", the visitor's text is lost on navigating back to the page, and a reload sends it again.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  // With "no-referrer", browsers without Sec-Fetch-Site would send `Origin: null` with the next attempt.
  'Referrer-Policy': 'same-origin',
};

/**
 * Creates a handler for the native post of a contact form, for visitors without JavaScript. The handler validates,
 * sends with one `fetch`, and redirects to `successPath`. If validation or sending fails, it responds with a page that
 * contains the form, the visitor's text and the errors.
 *
 * The handler rejects with a TypeError if a body parser has already read the request.
 *
 * @throws TypeError if an option is not valid
 */
export function createContactHandler(
  options: ContactHandlerOptions,
): (request: Request) => Promise<Response> {
  const { baseUrl, origins, location } = checkOptions(options);
  const { formId, bodyTimeout, timeout, fetch, send, onError, requiredMark, fallback, verify } = options;
  const trap = typeof options.trap === 'string' ? { name: options.trap } : options.trap;
  const schema = options.schema ?? contactSchema;
  const fields = formFields(options.schema, options.fields);
  const labels = fieldLabels(options.fields);
  if (fields.some(({ name }) => name === trap?.name)) {
    throw invalidOption(
      'trap',
      trap?.name,
      'every message would be discarded',
      'a name that is not a field of the form',
    );
  }

  async function renderPage(
    failure: Exclude<SubmitValuesResult, { status: 'sent' }>,
    values: FormValues,
    messages: CustomMessages,
    origin: string | null,
  ): Promise<Response> {
    const [keys, error] = failure.status === 'invalid' ? [failure.errors] : [{}, failure.error];
    const fieldErrors = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, errorText(key, messages)]),
    );
    const content = { messages, values, fieldErrors, error };
    const form = renderForm(content, {
      schema,
      fields,
      requiredMark,
      fallback,
      trap: trap?.name,
    }).html;
    const context: ContactRenderContext = { ...content, form, status: STATUSES[error?.code ?? 'invalid'] };
    const own = await callAndLog('render', () => options.render?.(context));
    const site = { ...options, origin: origins.find((allowed) => allowed === origin) ?? origins[0] };
    const { html, policy } = own === undefined ? renderDocument(context, site) : { html: own };
    const headers = new Headers({ ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' });
    if (policy) headers.set('Content-Security-Policy', policy);
    if (error?.retryAfter) headers.set('Retry-After', String(error.retryAfter));
    return new Response(html, { status: context.status, headers });
  }

  return async (request) => {
    const { messages: catalog, locale } = await languageOf(request, options);
    const messages = { ...catalog, labels: { ...catalog.labels, ...labels } };
    try {
      checkRequest(request, origins);
      const { form, values } = await readForm(request, { fields, timeout: bodyTimeout });
      const isTrapFilled = trap && form.getAll(trap.name).some(Boolean);
      if (isTrapFilled && trap?.discard !== false) return redirect(location);
      const result = await submitValues(values, {
        formId,
        baseUrl,
        send,
        locale,
        schema: options.schema,
        fields,
        fetch,
        timeout,
        onError,
        evidence: { isTrapFilled },
        verify: verify && (() => verify(form, request)),
      });
      if (result.status !== 'sent') {
        return await renderPage(result, values, messages, request.headers.get('Origin'));
      }
      return redirect(location);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, messages);
      throw error;
    } finally {
      // Lets the server discard the rest of the body.
      request.body?.cancel().catch(() => undefined);
    }
  };
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: location } });
}

/** A failing `locale` function or catalog must not cause an error page without the visitor's text. */
async function languageOf(
  request: Request,
  { locale, messages }: ContactHandlerOptions,
): Promise<{ messages: CustomMessages; locale: string }> {
  if (messages?.lang !== undefined) return { messages, locale: apiLocale(messages.lang) };
  const given = typeof locale === 'function' ? await callAndLog('locale', () => locale(request)) : locale;
  const tag = given ?? new URL(request.url).searchParams.get('locale') ?? 'en';
  const catalog = (await callAndLog('loadMessages', () => loadMessages(tag))) ?? en;
  return { messages: mergeMessages(catalog, tag, messages ? [messages] : []), locale: apiLocale(tag) };
}

/** Responds with a sentence for the visitor and a sentence for developers. */
function refuse({ status, message, headers }: Refusal, messages: CustomMessages): Response {
  const text =
    status === 413 ? messages.errors.fieldTooLong : outcomeMessage({ code: 'rejected' }, { messages });
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
