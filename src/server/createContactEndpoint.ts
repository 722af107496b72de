import type { SubmissionErrorCode } from '../client/SubmissionError.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { acceptSubmission, callAndLog, type Outcome, type ReceivedSubmission } from './acceptSubmission.js';
import { createFormResponder, refusalPage } from './answerForm.js';
import { endpointMessages } from './endpointMessages.js';
import { checkOptions, type CheckedOptions, type ContactEndpointOptions } from './endpointOptions.js';
import { isOfKind, type ContactEndpointFields } from './formFields.js';
import { mediaType } from './readBytes.js';
import { formIdOf, invalidEntry, isDeeperThan, MAX_DEPTH, readEntry, Refusal, ROUTE } from './readRequest.js';
import { created, pointer, problem, rateLimited, retryAfterHeader, wholeSeconds } from './responses.js';
import { submissionText } from './submissionText.js';
import { createNameJudge } from './undeclaredFields.js';

/** The status of the response for each error code. */
const STATUSES: Record<SubmissionErrorCode, number> = {
  invalid: 422,
  // Not 408, after which Chromium itself repeats a POST.
  notSent: 425,
  challengeFailed: 428,
  offline: 425,
  rateLimited: 429,
  rejected: 403,
  unconfirmed: 500,
};

/** Allows only the header Content-Type, so the browser blocks requests with other headers. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/**
 * Creates an endpoint that validates each submission of a form and delivers it once. It accepts the JSON that
 * `ContactForm`, the hooks and `submitContact` send, at `/v1/public/contact/forms/:formId/submissions` below any
 * path. If your server rewrites the path, pass `new Request(url, request)`.
 *
 * If you set `successPath`, it also accepts forms without JavaScript and redirects to this path. If such a form fails,
 * the endpoint responds with the failure page, which contains the form, the visitor's text and the errors.
 *
 * The returned promise rejects with a TypeError if the body is missing, for example because a body parser has read
 * it.
 *
 * @throws TypeError if an option is not valid
 */
export function createContactEndpoint<
  Schema extends ContactSchema = ContactSchema,
  const Fields extends ContactEndpointFields = ContactEndpointFields,
>(options: ContactEndpointOptions<Schema, Fields>): (request: Request) => Promise<Response> {
  // The types of the payload are for `deliver` only.
  const untyped = options as unknown as ContactEndpointOptions;
  const checked = checkOptions(untyped);
  return createEndpoint(untyped, checked, createNameJudge(checked));
}

/** Creates an endpoint from checked options. The sandbox judges names differently. */
export function createEndpoint(
  options: ContactEndpointOptions,
  checked: CheckedOptions,
  judgeNames: ReturnType<typeof createNameJudge>,
): (request: Request) => Promise<Response> {
  const { forms, origins, isAnyOriginAllowed, fields, others, limit, trap, challenge } = checked;
  const logged = new Set<string>();

  /** Logs once why a request was refused that is not a submission of a form of the site. */
  function logRefusal({ method, url, headers }: Request, { status, message }: Refusal): void {
    const isLogged = method === 'POST' && (LOGGED_STATUSES.includes(status) || message === NOT_OWN_PAGE);
    if (!isLogged || logged.has(message) || logged.size >= MAX_LOGGED) return;
    logged.add(message);
    const path = new URL(url).pathname.slice(0, MAX_PATH);
    const origin = headers.get('Origin')?.slice(0, MAX_PATH);
    const advice =
      message === NOT_OWN_PAGE && origin
        ? ` If its origin, ${origin}, is yours, add it to \`allowedOrigins\`.`
        : '';
    console.warn(
      `react-contact-kit: a submission to ${path} was refused with ${status}. ${message}${advice}`,
    );
  }

  const answerForm = createFormResponder(options, { ...checked, accept, secondsToWait, judgeNames });

  function accept(submission: ReceivedSubmission): Promise<Outcome> {
    return acceptSubmission(submission, { ...options, fields, others, textOf });
  }

  async function textOf(payload: object): Promise<string> {
    const { locale } = options;
    const messages = await endpointMessages(options, typeof locale === 'string' ? locale : 'en');
    return submissionText({ ...payload }, fields, messages);
  }

  async function secondsToWait(request: Request): Promise<number | undefined> {
    const wait: unknown = await callAndLog('limit', () => limit(request));
    // Some stores of limits, such as Redis, return numbers as text.
    const seconds = typeof wait === 'string' && wait.trim() ? Number(wait) : wait;
    if (!Number.isFinite(seconds) && (wait ?? false) !== false) {
      console.error(
        'react-contact-kit: limit must return seconds or undefined. The submission was accepted.',
        wait,
      );
    }
    return wholeSeconds(seconds);
  }

  async function answer(request: Request): Promise<Response> {
    const { method } = request;
    // Answer the preflight before checking the form ID, so that a page on another origin can read the 404.
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    const id = formIdOf(request);
    if (id === undefined)
      throw new Refusal(404, `This is not the URL of a form. The endpoint accepts ${ROUTE}, below any path.`);
    const formId = forms.find((known) => known === id);
    if (formId === undefined)
      throw new Refusal(404, 'The endpoint has no form with this ID. Add it to `forms`.');
    if (method !== 'POST') {
      throw new Refusal(405, 'Messages are sent with POST.', { Allow: 'POST, OPTIONS' });
    }
    const isOwn = isOwnPage(request, origins);
    const type = mediaType(request);
    if (type === 'application/json') {
      if (isOwn === false && !isAnyOriginAllowed) throw notOwnPage();
      return answerJson(request, formId);
    }
    if (type !== 'application/x-www-form-urlencoded' || !answerForm) {
      throw new Refusal(415, `The Content-Type must be ${answerForm ? FORM_OR_JSON : 'application/json'}.`);
    }
    if (!isOwn) throw notOwnPage();
    return answerForm(request, formId);
  }

  /** Why the value of a field is refused: it is too deep, or has the wrong type for its control. */
  function errorOf(name: string, value: unknown): string | undefined {
    if (isDeeperThan(MAX_DEPTH, value)) return 'is nested too deeply';
    const field = fields.find((known) => known.name === name);
    return field?.rules && !isOfKind(value, field.kind) ? 'is not valid' : undefined;
  }

  async function answerJson(request: Request, formId: string): Promise<Response> {
    const { locale, payload } = await readEntry(request, options);
    const undeclared = judgeNames(Object.keys(payload));
    const { rejected } = STATUSES;
    if (undeclared.isRefused) throw new Refusal(rejected, 'The endpoint does not accept one of the fields.');
    if (undeclared.missing.length > 0)
      throw new Refusal(rejected, 'A field that the endpoint requires is missing.');
    const names = new Set([...fields.map(({ name }) => name), ...undeclared.names]);
    const values = Object.entries(payload).filter(([name]) => names.has(name));
    const errors = values.flatMap(([name, value]) => {
      const error = errorOf(name, value);
      return error ? [{ pointer: pointer(['payload', name]), detail: error }] : [];
    });
    if (errors.length > 0) throw invalidEntry(errors);

    const isTrapFilled = trap && Boolean(payload[trap.name]);
    if (isTrapFilled && trap.discard !== false) return created();
    const token = challenge && payload[challenge.name];
    if (challenge && (typeof token !== 'string' || !token)) {
      throw invalidEntry([{ pointer: pointer(['payload', challenge.name]), detail: 'is required' }]);
    }
    const outcome = await accept({
      formId,
      locale,
      values: Object.fromEntries(values),
      ...(trap?.discard === false && { isTrapFilled }),
      limit: () => secondsToWait(request),
      verify: challenge && (() => challenge.verify(token as string, request)),
    });
    if (outcome.status === 'accepted') return created(outcome.id);
    const invalid = Object.entries(outcome.errors);
    if (invalid.length > 0) {
      throw invalidEntry(
        invalid.map(([name, key]) => ({ pointer: pointer(['payload', name]), detail: detailOf(key) })),
      );
    }
    const { code, retryAfter } = outcome.error;
    if (code === 'rateLimited') return rateLimited(retryAfterHeader(retryAfter));
    // In plain JavaScript, `deliver` can throw another code. A response must not say that the message was accepted.
    throw new Refusal(
      Object.hasOwn(STATUSES, code) ? STATUSES[code] : 500,
      `The submission was not accepted (${code}).`,
    );
  }

  return async (request) => {
    let response: Response;
    try {
      response = await answer(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      logRefusal(request, error);
      response = FORM_TYPES.test(mediaType(request) ?? '')
        ? await refusalPage(error, request, options)
        : problem(error.status, error.message, error);
    } finally {
      // Lets the server discard a body that was not read.
      if (!request.bodyUsed) request.body?.cancel().catch(() => undefined);
    }
    const origin = isAnyOriginAllowed ? '*' : request.headers.get('Origin');
    if (origin === '*' || origins.includes(origin ?? '')) {
      response.headers.set('Access-Control-Allow-Origin', origin ?? '');
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (!isAnyOriginAllowed) response.headers.append('Vary', 'Origin');
    return response;
  };
}

/** The statuses of requests that are not submissions of a form of the site. */
const LOGGED_STATUSES = [400, 404, 413, 415];
/** The number of refusals that are logged, and the characters of their path and of their origin. */
const MAX_LOGGED = 20;
const MAX_PATH = 200;

/** The media types of native forms. A visitor reads the response. */
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)$/;
const FORM_OR_JSON = 'application/json or application/x-www-form-urlencoded';

/**
 * Whether a page of the site has sent the request. Undefined if the request does not come from a browser. Ignores `Host`
 * and `X-Forwarded-*`, because proxies and clients can set them.
 */
function isOwnPage({ headers }: Request, origins: readonly string[]): boolean | undefined {
  // Scripts cannot set these headers. Browsers without Sec-Fetch-Site send `Origin`. With the Referrer-Policy
  // "no-referrer", `Origin` is "null".
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site === 'same-origin' || origins.includes(origin ?? '')) return true;
  return site === null && origin === null ? undefined : false;
}

const NOT_OWN_PAGE = 'The request does not come from a page of this site.';

function notOwnPage(): Refusal {
  return new Refusal(403, NOT_OWN_PAGE);
}

function detailOf(errorKey: string): string {
  if (errorKey.endsWith('Required')) return 'is required';
  if (errorKey === 'fieldNotAccepted') return 'is not accepted';
  return errorKey.endsWith('TooLong') ? 'is too long' : 'is not valid';
}
