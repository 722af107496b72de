import type { SubmissionError } from '../client/SubmissionError.js';
import { invalidOption, PATH_ORIGIN } from '../client/submissionUrl.js';
import { isPreset, type RequiredMark } from '../fields/preset.js';
import type { PartialMessages } from '../messages/mergeMessages.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { isReserved, schemaFields } from '../schema/inspectSchema.js';
import { formFields, type ContactEndpointFields, type FormField, type FormValues } from './formFields.js';
import { limitSubmissions } from './limitSubmissions.js';
import type { ContactSubmission, DeliveredPayload } from './submission.js';

/** The argument of `render`. */
export interface ContactRenderContext {
  /** The complete form as HTML, in the visitor's language, with the visitor's text and the errors. */
  form: string;
  /** The HTTP status of the page. */
  status: number;
  /** The catalog of the visitor's language, with your messages. */
  messages: CustomMessages;
  /** The visitor's values by field name. Escape them before you insert them. */
  values: FormValues;
  /** Error messages by field name. Escape them too, because your schema's messages can contain the visitor's text. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Why the submission failed. Undefined if the fields show the errors. */
  error?: SubmissionError | undefined;
}

/** A method type, so that a function for the payload of another schema is assignable. */
type Deliver<Payload> = { deliver(submission: ContactSubmission<Payload>): unknown }['deliver'];

/** The options of `createContactEndpoint`. */
export interface ContactEndpointOptions<
  Schema extends ContactSchema = ContactSchema,
  Fields extends ContactEndpointFields = ContactEndpointFields,
> {
  /**
   * Delivers a valid submission, for example by email. Called at most once per submission. If it succeeds, the visitor
   * usually sees the confirmation. If it throws or its promise rejects, the form usually says that the message might have
   * arrived. For another outcome, return a `Response` or throw a `SubmissionError`.
   */
  deliver: Deliver<DeliveredPayload<Schema, Fields>>;
  /** The form ID that the endpoint accepts, or a list of IDs. */
  forms: string | readonly string[];
  /**
   * Origins of the pages with the form, such as `https://www.example.com`. List your main origin first, because the
   * failure page can lead visitors back to it. `*` accepts JSON from every page.
   */
  allowedOrigins: string | readonly string[];
  /**
   * An object schema for the output of the form's schema, which is what the form sends. It can be the form's schema itself,
   * unless that schema would reject or change its own output.
   * @default contactSchema
   */
  schema?: Schema | undefined;
  /**
   * Labels of fields, and rules of fields that `schema` does not contain, by name: `{ company: { label: 'Company',
   * required: true, maxLength: 80 } }`. If you set no `schema`, `fields` can also change a default field or remove
   * it: `{ email: false }`.
   */
  fields?: Fields | undefined;
  /**
   * Called for each valid submission. Returns the seconds to wait, or `undefined` to accept the submission. `false`
   * turns the limit off.
   * @default `limitSubmissions({ max: 60, seconds: 60 })`, for all visitors together
   */
  limit?: ((request: Request) => number | undefined | Promise<number | undefined>) | false | undefined;
  /**
   * The form's CAPTCHA: the `name` of its `ContactChallenge`, and a function `verify(token, request)`, such as
   * `verifyChallenge({ … })`. The endpoint accepts a submission only if `verify` returns `true`.
   * @default no CAPTCHA
   */
  challenge?:
    { name: string; verify: (token: string, request: Request) => boolean | Promise<boolean> } | undefined;
  /**
   * Name of the form's honeypot (`ContactTrap`). If the honeypot contains text, the visitor sees the confirmation,
   * but nothing is delivered. If you set `discard: false`, the submission is delivered with `isTrapFilled`.
   * @default no honeypot
   */
  trap?: string | { name: string; discard?: boolean | undefined } | undefined;
  /**
   * Maximum size of the body, in bytes.
   * @default 262144
   */
  maxBytes?: number | undefined;
  /**
   * Time limit for receiving the whole body, in milliseconds. If the request has `Content-Length`, the body must also
   * start to arrive within 10 seconds.
   * @default 30000
   */
  bodyTimeout?: number | undefined;
  /**
   * Called if the schema throws, the CAPTCHA token is not confirmed or `deliver` fails. Not called if
   * validation fails or `limit` returns a wait. Only the error's `cause` and `fieldTexts` can contain the visitor's text.
   * @default logs the error if it has a `cause`, or if it has a `status` and its code is not `invalid`
   */
  onError?: ((error: SubmissionError) => void) | undefined;
  /**
   * Path on your site, or a path for each language: `{ en: '/thanks', de: '/danke' }`. Any other language uses
   * the first path. After an accepted submission without JavaScript, the endpoint redirects to this path, usually at the
   * origin of the form's page.
   * @default the endpoint does not accept forms without JavaScript
   */
  successPath?: string | Readonly<Record<string, string>> | undefined;
  /**
   * Language of the failure page: a BCP 47 tag, or a function that returns a tag. A tag, but not a function, also sets
   * the language of the labels in `text`.
   * @default the URL parameter `locale`, or `en`
   */
  locale?: string | ((request: Request) => string | Intl.Locale) | undefined;
  /**
   * Your own messages, as for `ContactForm`. A whole catalog overrides `locale`. `labels` can contain option labels
   * too: `'topic.sales': 'Sales'`.
   * @default the catalog of the locale
   */
  messages?: CustomMessages | PartialMessages | undefined;
  /**
   * Which fields have a mark on the failure page: optional fields, required fields, or none.
   * @default 'optional'
   */
  requiredMark?: RequiredMark | undefined;
  /**
   * Ways to contact you on the failure page: an email link with the visitor's text, and a phone link. `subject`
   * defaults to the label of the field `message`.
   */
  fallback?:
    { email?: string | undefined; subject?: string | undefined; phone?: string | undefined } | undefined;
  /**
   * Title and heading of the failure page, unless you set `render`.
   * @default the title of the outcome, such as "Not sent."
   */
  title?: string | undefined;
  /** URL of the failure page's stylesheet, such as a copy of `react-contact-kit/styles.css`, unless you set `render`. */
  stylesheet?: string | undefined;
  /**
   * Returns the complete HTML of your own failure page, which contains the form.
   * @default a plain page
   */
  render?: ((context: ContactRenderContext) => string | Promise<string>) | undefined;
}

/** The checked options. */
export interface CheckedOptions {
  forms: readonly string[];
  /** The origins of the site, as browsers write them. */
  origins: readonly string[];
  isAnyOriginAllowed: boolean;
  fields: readonly FormField[];
  /** The default fields that each submission must have. Empty with `schema`, which says so itself. */
  required: readonly string[];
  /** The type of the fields that the schema does not contain: undefined if it drops them, `never` if it rejects them. */
  others: string | undefined;
  limit: Exclude<ContactEndpointOptions['limit'], false | undefined>;
  trap: { name: string; discard?: boolean | undefined } | undefined;
  challenge: ContactEndpointOptions['challenge'];
  /** Returns the path of the page after a success in the first of these languages. Undefined without `successPath`. */
  locationIn: ((tags: readonly string[]) => string) | undefined;
}

/**
 * Checks the options.
 *
 * @throws TypeError if one is not valid
 */
export function checkOptions(options: ContactEndpointOptions): CheckedOptions {
  const { deliver, challenge, schema, fields: own } = options;
  const limit = options.limit === false ? () => undefined : (options.limit ?? limitSubmissions({ max: 60 }));
  const { title, stylesheet, fallback } = options;
  checkFunction('deliver', deliver, 'no message could be delivered', '(submission) => …, which can be async');
  checkFunction('limit', limit, 'submissions would not be limited', '(request) => …, or to false');
  for (const name of ['bodyTimeout', 'maxBytes'] as const) {
    const limitOf: unknown = options[name];
    if (limitOf === undefined || (typeof limitOf === 'number' && limitOf > 0)) continue;
    const expected = name === 'maxBytes' ? 'bytes, such as 262144' : 'milliseconds, such as 30000';
    throw invalidOption(name, limitOf, 'no message could be received', expected);
  }
  for (const [name, text] of Object.entries({ title, stylesheet, ...fallback })) {
    if (text === undefined || typeof text === 'string') continue;
    throw invalidOption(name, text, 'a visitor whose message was not sent would see no page', 'a text');
  }
  const fields = formFields(schema, own);
  const trap = typeof options.trap === 'string' ? { name: options.trap } : options.trap;
  const names = fields.map(({ name }) => name);
  checkName('trap', trap?.name, trap, names, 'every message would be discarded');
  if (challenge !== undefined) {
    const { name, verify } = Object(challenge) as Partial<typeof challenge>;
    checkName(
      'challenge.name',
      name,
      challenge,
      [...names, trap?.name],
      'every message would lack its token',
    );
    const fix = "verifyChallenge({ service: 'turnstile', secret: … })";
    checkFunction('challenge.verify', verify, 'tokens would not be verified', fix);
  }
  const isAnyOriginAllowed = options.allowedOrigins === '*';
  const { successPath } = options;
  return {
    forms: formIds(options.forms),
    origins: isAnyOriginAllowed ? [] : siteOrigins(options.allowedOrigins),
    isAnyOriginAllowed,
    fields,
    required: schema ? [] : fields.filter(isRequiredPreset).map(({ name }) => name),
    others: schema && schemaFields(schema)?.others,
    limit,
    trap,
    challenge,
    locationIn: successPath === undefined ? undefined : successLocations(successPath),
  };
}

function isRequiredPreset({ name, rules }: FormField): boolean {
  return isPreset(name) && rules?.required !== false;
}

function checkFunction(name: string, value: unknown, consequence: string, expected: string): void {
  if (typeof value !== 'function') throw invalidOption(name, value, consequence, expected);
}

/** Checks the name of a field that the endpoint removes from the payload. */
function checkName(
  option: string,
  name: unknown,
  isSet: unknown,
  taken: readonly (string | undefined)[],
  consequence: string,
): void {
  if (isSet === undefined) return;
  if (typeof name === 'string' && name && !isReserved(name) && !taken.includes(name)) return;
  throw invalidOption(
    option,
    name,
    consequence,
    'a name that is not a field of the form, and is not reserved',
  );
}

function formIds(forms: string | readonly string[]): readonly string[] {
  const ids = [forms].flat();
  if (ids.length > 0 && ids.every((id) => typeof id === 'string' && id.trim())) return ids;
  throw invalidOption(
    'forms',
    forms,
    'no form could send to the endpoint',
    'the ID of your form, or to a list of IDs',
  );
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

export function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { href, origin } = new URL(value);
  // The URL parser accepts `*` in a host name, but such an origin would match nothing.
  return /^https?:[^*]+$/.test(href) && href === `${origin}/`;
}

function successLocations(
  successPath: string | Readonly<Record<string, string>>,
): (tags: readonly string[]) => string {
  if (typeof successPath === 'string') {
    const location = successLocation(successPath);
    return () => location;
  }
  const locations = new Map(
    Object.entries(successPath ?? {}).map(([locale, path]) => [locale.toLowerCase(), successLocation(path)]),
  );
  const [first] = locations.values();
  if (first === undefined) return successLocations('');
  return (tags) => {
    const names = tags.map((tag) => tag.replaceAll('_', '-').toLowerCase());
    return locations.get(names.find((name) => locations.has(name)) ?? '') ?? first;
  };
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
