import { formValues, type FormField, type FormValues } from './formFields.js';
import { readBytes, type ReadBytesResult, type ReadLimits } from './readBytes.js';
import { pointer, type ProblemError } from './responses.js';

/** The route of the documented request, below any path. */
export const ROUTE = 'POST /v1/public/contact/forms/:formId/submissions';
/** The path of the documented request, which contains the ID of the form. */
const SUBMISSIONS_PATH = /\/v1\/public\/contact\/forms\/([^/]+)\/submissions\/?$/;

/** The error for a request that is not a submission. The message is for developers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Record<string, string> = {},
    readonly errors?: readonly ProblemError[],
  ) {
    super(reason);
  }
}

/** The ID of the form in the URL of a request. Undefined if it is not the URL of a form, and empty if the ID is not valid. */
export function formIdOf({ url }: Request): string | undefined {
  const segment = SUBMISSIONS_PATH.exec(new URL(url).pathname)?.[1];
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A form that the browser has posted without JavaScript. */
export interface PostedForm {
  form: URLSearchParams;
  /** The values of the declared fields. */
  values: FormValues;
  /** `false` if the body was not in UTF-8, so its encoding is a guess. */
  isCertain: boolean;
}

/**
 * Reads a form that the browser has posted without JavaScript.
 *
 * @throws Refusal if the body is not a valid form
 * @throws TypeError if something else has read the body
 */
export async function readForm(
  request: Request,
  fields: readonly FormField[],
  limits: ReadLimits,
): Promise<PostedForm> {
  const text = await readText(request, limits);
  const body = inUtf8(text);
  const form = new URLSearchParams(body);
  const values = formValues(form, fields);
  if (!values) throw tooOften();
  return { form, values, isCertain: body === text };
}

/** The error for a form whose values are unclear or too many. */
export function tooOften(): Refusal {
  return new Refusal(400, 'A field was posted too often.');
}

/**
 * Converts the body of a form to UTF-8, because `URLSearchParams` replaces invalid UTF-8 with U+FFFD. If the body is not in
 * UTF-8, decodes it as windows-1252, the default encoding of browsers. Some versions of Node decode its bytes 0x80 to 0x9F
 * incorrectly.
 *
 * @throws Refusal if the body is not URL-encoded
 */
function inUtf8(text: string): string {
  if (isUrlEncoded(text)) return text;
  const decoder = new TextDecoder('windows-1252');
  const guess = text.replace(/%[89a-f][\da-f]/gi, (byte) =>
    encodeURIComponent(decoder.decode(Uint8Array.of(Number(`0x${byte.slice(1)}`)))),
  );
  if (guess === text || !isUrlEncoded(guess)) throw new Refusal(400, 'The body is not in UTF-8.');
  return guess;
}

function isUrlEncoded(text: string): boolean {
  try {
    // The result is used, because bundlers remove a call without a visible effect.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/** The body of the documented request. */
export interface Entry {
  locale: string;
  payload: Readonly<Record<string, unknown>>;
}

/**
 * Reads the JSON of a submission.
 *
 * @throws Refusal if the body is not a submission
 * @throws TypeError if something else has read the body
 */
export async function readEntry(request: Request, limits: ReadLimits): Promise<Entry> {
  const text = await readText(request, limits);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  if (!isRecord(body)) throw invalidEntry([{ pointer: '#', detail: 'is not an object' }]);
  const { locale, payload, ...others } = body;
  const errors = Object.keys(others).map((key) => ({ pointer: pointer([key]), detail: 'is not known' }));
  if (typeof locale !== 'string' || !/^[a-z]{2,3}$/i.test(locale)) {
    errors.push({ pointer: '#/locale', detail: 'is not a language code' });
  }
  if (!isRecord(payload)) errors.push({ pointer: '#/payload', detail: 'is not an object' });
  if (errors.length > 0) throw invalidEntry(errors);
  return { locale: (locale as string).toLowerCase(), payload } as Entry;
}

/** Levels of lists and objects in a value. Far deeper ones overflow the stack where they are validated or stored. */
export const MAX_DEPTH = 100;

/** Whether a value has more levels of lists and objects. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** A body can have 50,000 errors, or names as long as the body. The response must not be longer than the request. */
const MAX_ERRORS = 10;
const MAX_POINTER = 1_000;

/** The error for a submission that is not valid. */
export function invalidEntry(errors: readonly ProblemError[]): Refusal {
  const short = errors.filter((error) => error.pointer.length <= MAX_POINTER);
  return new Refusal(422, 'The submission is not valid.', {}, short.slice(0, MAX_ERRORS));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readText(request: Request, limits: ReadLimits): Promise<string> {
  const body = await readBytes(request, limits);
  if (body.status !== 'read') throw new Refusal(...BODY_REFUSALS[body.status]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body.bytes);
  } catch {
    throw new Refusal(400, 'The body is not in UTF-8.');
  }
}

const BODY_REFUSALS: Record<Exclude<ReadBytesResult['status'], 'read'>, readonly [number, string]> = {
  tooLarge: [413, 'The body is too large.'],
  late: [408, 'The body did not arrive in time.'],
  broken: [400, 'The body is incomplete.'],
};
