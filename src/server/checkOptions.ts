import { invalidOption, PATH_ORIGIN, submissionUrl } from '../client/submissionUrl.js';
import type { RequestOptions, SendSubmission } from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { PartialMessages } from '../messages/mergeMessages.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { RequiredMark } from '../fields/preset.js';
import type { ContactSchema } from '../schema/parseValues.js';
import type { ContactHandlerField } from './formFields.js';
import type { ContactRenderContext } from './renderDocument.js';

/** The options of `createContactHandler`. */
export interface ContactHandlerOptions extends RequestOptions {
  /** URL of the service: an absolute http(s) URL, because a server cannot resolve a path. Required unless `send` is set. */
  baseUrl?: string | undefined;
  /**
   * Delivers a submission instead of the handler's request. Called once per submission. Returns the `Response`, or a
   * receipt `{ status }`. To report another outcome, throw a `SubmissionError`.
   */
  send?: SendSubmission | undefined;
  /** Public ID of the form. */
  formId: string;
  /**
   * The origins of your site, such as `https://www.example.com`. The handler compares them with `Origin` if the browser
   * does not send `Sec-Fetch-Site`. With that header, it accepts only posts from its own origin.
   */
  allowedOrigins: string | readonly string[];
  /** Path on your site to which the handler redirects after the message was sent. Starts with `/`. */
  successPath: string;
  /**
   * The form's schema, an object of fields. The handler reads and sends only its fields and those of `fields`. The page shows them in its order:
   * for `contactSchema.extend({ … })`, name, email and message come first.
   * @default contactSchema
   */
  schema?: ContactSchema | undefined;
  /**
   * Fields that your `schema` does not contain, by name, with the attributes of their controls: `{ company: { label: 'Company',
   * required: true, maxLength: 80 } }`. The page shows them after the fields of the schema. Without
   * `schema`, they can also change the default fields.
   */
  fields?: Readonly<Record<string, ContactHandlerField>> | undefined;
  /**
   * BCP 47 tag of the visitor's language, or a function that determines it. If the function throws, the page is in
   * English, and the error is logged.
   * @default the language of a catalog in `messages`, otherwise the parameter `locale` of the request's URL, otherwise `en`
   */
  locale?: string | ((request: Request) => string) | undefined;
  /**
   * Your own messages, which are merged over the catalog of the locale, for all languages or by language; or a catalog,
   * which overrides `locale`. As for `ContactForm`. `labels` can also contain the labels of choices:
   * `'topic.sales': 'Sales'`.
   * @default the catalog of the locale
   */
  messages?: CustomMessages | PartialMessages | undefined;
  /**
   * Whether the labels of optional or of required fields get a mark.
   * @default 'optional'
   */
  requiredMark?: RequiredMark | undefined;
  /**
   * Ways to contact you after a failed submission. `email` adds a link that opens an email with the text of all fields, with
   * `subject` or the catalog's label of the field `message` as its subject. `phone` adds a link that calls the number.
   */
  fallback?:
    { email?: string | undefined; subject?: string | undefined; phone?: string | undefined } | undefined;
  /**
   * Milliseconds to wait for the visitor's browser to send the form.
   * @default 30000
   */
  bodyTimeout?: number | undefined;
  /**
   * Title and heading of the plain page.
   * @default the title of the outcome, such as "Not sent."
   */
  title?: string | undefined;
  /** URL of a stylesheet for the plain page: a copy of `react-contact-kit/styles.css` on your site, or your own. */
  stylesheet?: string | undefined;
  /**
   * Returns a complete HTML page of your site that contains the form. If it throws, the visitor gets the plain page, and
   * the error is logged.
   * @default a plain page
   */
  render?: ((context: ContactRenderContext) => string | Promise<string>) | undefined;
  /**
   * Name of the `ContactTrap` (honeypot) in the form. If the honeypot contains text, the handler redirects to
   * `successPath` and sends nothing. With `discard: false`, it sends the submission, and `send` receives `isTrapFilled`.
   * @default no honeypot
   */
  trap?: string | { name: string; discard?: boolean | undefined } | undefined;
  /**
   * Checks a valid submission before it is sent, for example the token of a CAPTCHA. Receives every posted field.
   * If it returns `false`, throws or takes longer than 30 seconds, nothing is sent, and the visitor sees the page with
   * the error `challengeFailed`. The handler does not forward the token.
   * @default every valid submission is sent
   */
  verify?: ((form: URLSearchParams, request: Request) => boolean | Promise<boolean>) | undefined;
  /**
   * Called when a submission failed. Except in its `cause`, the error does not contain the visitor's text. If the
   * callback throws, the error is logged, and the visitor still gets the page.
   */
  onError?: ((error: SubmissionError) => void) | undefined;
}

export interface CheckedOptions {
  baseUrl: string;
  /** The origins of the site, as browsers write them. */
  origins: readonly string[];
  /** The value of `Location` after a success. */
  location: string;
}

/**
 * Checks the options whose values could send a message or a visitor to the wrong place.
 *
 * @throws TypeError if one is not valid
 */
export function checkOptions(options: ContactHandlerOptions): CheckedOptions {
  for (const name of ['timeout', 'bodyTimeout'] as const) {
    const time: unknown = options[name];
    if (time === undefined || (typeof time === 'number' && time > 0)) continue;
    throw invalidOption(name, time, 'no message could be sent', 'milliseconds, such as 30000');
  }
  const { baseUrl = '', formId, send } = options;
  // With `send`, the handler posts to no URL.
  if (send) submissionUrl(baseUrl || '/', formId);
  else checkServiceUrl(baseUrl, formId);
  return {
    baseUrl,
    origins: siteOrigins(options.allowedOrigins),
    location: successLocation(options.successPath),
  };
}

/** On a server, there is no page URL to resolve a path against. */
function checkServiceUrl(baseUrl: string, formId: string): void {
  if (!URL.canParse(baseUrl)) {
    throw invalidOption(
      'baseUrl',
      baseUrl,
      'the handler cannot tell which host to send to',
      'an absolute http(s) URL',
    );
  }
  submissionUrl(baseUrl, formId);
}

function siteOrigins(allowed: string | readonly string[]): readonly string[] {
  const given = typeof allowed === 'string' ? [allowed] : allowed;
  if (Array.isArray(given) && given.length > 0 && given.every(isOrigin)) {
    return given.map((origin) => new URL(origin).origin);
  }
  throw invalidOption(
    'allowedOrigins',
    allowed,
    'a post from your own pages cannot be distinguished from one of another site',
    'the origin of your site, such as "https://www.example.com", or to a list of origins',
  );
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { href, origin } = new URL(value);
  // The URL parser accepts `*` in a host name, but such an origin would match nothing.
  return /^https?:[^*]+$/.test(href) && href === `${origin}/`;
}

function successLocation(path: string): string {
  // The URL parser drops tabs, replaces `\` with `/` and resolves dots, so the result can name another host.
  if (typeof path === 'string' && /^\/[^\\\p{Cc}]*$/u.test(path)) {
    const url = URL.canParse(path, PATH_ORIGIN) && new URL(path, PATH_ORIGIN);
    if (url && url.origin === PATH_ORIGIN && !url.pathname.startsWith('//')) {
      return url.pathname + url.search + url.hash;
    }
  }
  throw invalidOption(
    'successPath',
    path,
    'visitors could be redirected to another site after their message was sent',
    'a path on your site that starts with "/", such as "/thanks"',
  );
}
