import { SubmissionError, type SubmissionErrorCode } from '../client/SubmissionError.js';
import { apiLocale } from '../messages/apiLocale.js';
import { errorText, outcomeMessage, ownText } from '../messages/messageText.js';
import type { CustomMessages } from '../messages/Messages.js';
import { callAndLog, type Failure, type Outcome, type ReceivedSubmission } from './acceptSubmission.js';
import type { CheckedOptions, ContactEndpointOptions, ContactRenderContext } from './endpointOptions.js';
import { formNames, undeclaredValues, type FormValues } from './formFields.js';
import { endpointMessages, isCatalog } from './endpointMessages.js';
import { retryAfterHeader } from './responses.js';
import { readForm, tooOften, type Refusal } from './readRequest.js';
import { renderDocument } from './renderDocument.js';
import { renderForm } from './renderForm.js';
import type { createNameJudge } from './undeclaredFields.js';

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

/** In plain JavaScript, `deliver` can throw another code. */
function statusOf(code: SubmissionErrorCode): number {
  return Object.hasOwn(STATUSES, code) ? STATUSES[code] : 500;
}

const HEADERS = {
  // With "no-store", the visitor's text is lost on navigating back to the page, and a reload sends it again.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  // With "no-referrer", browsers without Sec-Fetch-Site would send `Origin: null` with the next attempt.
  'Referrer-Policy': 'same-origin',
};

interface Setup extends CheckedOptions {
  accept: (submission: ReceivedSubmission) => Promise<Outcome>;
  secondsToWait: (request: Request) => Promise<number | undefined>;
  judgeNames: ReturnType<typeof createNameJudge>;
}

/**
 * Returns a function that responds to a form posted without JavaScript, with a redirect or with a page. Undefined if the
 * endpoint has no `successPath`.
 */
export function createFormResponder(
  options: ContactEndpointOptions,
  { origins, fields, required, trap, challenge, locationIn, accept, secondsToWait, judgeNames }: Setup,
): ((request: Request, formId: string) => Promise<Response>) | undefined {
  if (!locationIn) return undefined;
  async function renderPage(
    { errors, error: cause }: Failure,
    values: FormValues,
    messages: CustomMessages,
    origin: string | null,
  ): Promise<Response> {
    // Only a field that the page shows can show an error.
    const error = fields.some(({ name }) => errors[name] !== undefined) ? undefined : cause;
    const fieldErrors = Object.fromEntries(
      Object.entries(errors).map(([name, key]) => [name, ownText(cause, name) || errorText(key, messages)]),
    );
    const content = { messages, values, fieldErrors, error };
    const form = renderForm(content, {
      fields,
      requiredMark: options.requiredMark,
      fallback: options.fallback,
      trap: trap?.name,
    }).html;
    const context: ContactRenderContext = {
      ...content,
      form,
      status: statusOf(error?.code ?? 'invalid'),
    };
    const own = await callAndLog('render', () => options.render?.(context));
    const site = { ...options, origins, origin: origins.find((allowed) => allowed === origin) ?? origins[0] };
    const { html, policy } = typeof own === 'string' && own ? { html: own } : renderDocument(context, site);
    const headers = new Headers({
      ...HEADERS,
      ...retryAfterHeader(error?.retryAfter),
      'Content-Type': 'text/html; charset=utf-8',
    });
    if (policy) headers.set('Content-Security-Policy', policy);
    return new Response(html, { status: context.status, headers });
  }

  /** The origin of the site, for a link from the endpoint. Empty if the endpoint has the same origin. */
  function siteOf({ headers, url }: Request): string {
    const origin = headers.get('Origin') ?? '';
    // The page and the endpoint can have different origins.
    if (/^(same|cross)-site$/.test(headers.get('Sec-Fetch-Site') ?? '')) return origin;
    // After a failure, the visitor sends the form again from the endpoint's own page. The site is the first allowed origin.
    const page = headers.get('Referer') ?? url;
    const isOwnPage = URL.canParse(page) && new URL(page).pathname === new URL(url).pathname;
    const [site = ''] = origins;
    return isOwnPage && origins.includes(origin) && origin !== site ? site : '';
  }

  return async (request, formId) => {
    const { messages, locale, tag } = await languageOf(request, options);
    const { form, values: declared, isCertain } = await readForm(request, fields, options);
    const undeclared = judgeNames(formNames(form));
    const others = undeclaredValues(form, undeclared.names);
    if (!others) throw tooOften();
    // A field without a value is not in the form, unless the endpoint requires it.
    const present = Object.entries(declared).filter(
      ([name, value]) => value !== undefined || required.includes(name),
    );
    const values = { ...others, ...Object.fromEntries(present) };
    const origin = request.headers.get('Origin');
    const Location = siteOf(request) + locationIn([tag, messages.lang, locale]);
    const success = () => new Response(null, { status: 303, headers: { ...HEADERS, Location } });

    const isTrapFilled = trap && form.getAll(trap.name).some(Boolean);
    if (isTrapFilled && trap.discard !== false) return success();
    const fail = (code: SubmissionErrorCode): Failure => ({
      status: 'failed',
      errors: {},
      error: new SubmissionError(code),
    });
    // A CAPTCHA needs JavaScript, so there is no token. The page offers the email address and the phone number instead.
    const isRejected = challenge || undeclared.isRefused;
    const outcome = isRejected
      ? fail('rejected')
      : isCertain
        ? await accept({
            formId,
            locale,
            values,
            ...(trap?.discard === false && { isTrapFilled }),
            limit: () => secondsToWait(request),
          })
        : // The visitor checks the text on the page of the endpoint, which is in UTF-8.
          fail('invalid');
    return outcome.status === 'accepted' ? success() : renderPage(outcome, values, messages, origin);
  };
}

/** The visitor's language. If the `locale` function or the catalog fails, the visitor must still get a page with the text. */
async function languageOf(
  request: Request,
  options: ContactEndpointOptions,
): Promise<{ messages: CustomMessages; locale: string; tag: string }> {
  const { locale, messages } = options;
  if (isCatalog(messages)) {
    const { lang } = messages;
    return { messages: await endpointMessages(options, lang), locale: apiLocale(lang), tag: lang };
  }
  const given = typeof locale === 'function' ? await callAndLog('locale', () => locale(request)) : locale;
  const tag = given?.toString() ?? new URL(request.url).searchParams.get('locale') ?? 'en';
  return { messages: await endpointMessages(options, tag), locale: apiLocale(tag), tag };
}

/** The response to a form that is not a valid submission: a sentence for the visitor, and one for developers. */
export async function refusalPage(
  { status, message, headers }: Refusal,
  request: Request,
  options: ContactEndpointOptions,
): Promise<Response> {
  const { messages } = await languageOf(request, options);
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
