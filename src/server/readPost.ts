import { formValues, type FormField, type FormValues } from './formFields.js';
import { MAX_BODY_BYTES, mediaType, readBytes, type ReadBytesResult } from './readBytes.js';

/**
 * Accepts a form that a page of the site has posted. Ignores `Host` and `X-Forwarded-*`, because proxies and clients can
 * set them.
 *
 * @param origins the origins whose pages can post
 * @throws Refusal for every other request
 */
export function checkRequest(request: Request, origins: readonly string[]): void {
  const { method, headers } = request;
  if (method !== 'POST') throw new Refusal(405, 'Messages are sent with POST.', { Allow: 'POST' });

  // Scripts cannot set Sec-Fetch-Site. Browsers without it send `Origin`. With the Referrer-Policy "no-referrer",
  // `Origin` is "null".
  const site = headers.get('Sec-Fetch-Site');
  const isOwn = site === null ? origins.includes(headers.get('Origin') ?? '') : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'The request does not come from a page of this site.');

  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'The Content-Type must be application/x-www-form-urlencoded.');
  }
}

interface ReadFormOptions {
  fields: readonly FormField[];
  /** Milliseconds to wait for the whole body. */
  timeout?: number | undefined;
}

const BODY_REFUSALS: Record<Exclude<ReadBytesResult['status'], 'read'>, readonly [number, string]> = {
  tooLarge: [413, `The body is larger than ${MAX_BODY_BYTES} bytes.`],
  late: [408, 'The body did not arrive in time.'],
  broken: [400, 'The body is incomplete.'],
};

/** A posted form. */
interface PostedForm {
  /** All fields, including fields that the schema does not contain. */
  form: URLSearchParams;
  /** The values of the schema's fields. */
  values: FormValues;
}

/**
 * Reads a posted form.
 *
 * @throws Refusal if the body is not a valid form
 * @throws TypeError if something else has read the body
 */
export async function readForm(request: Request, { fields, timeout }: ReadFormOptions): Promise<PostedForm> {
  const body = await readBytes(request, timeout);
  if (body.status !== 'read') throw new Refusal(...BODY_REFUSALS[body.status]);
  const form = new URLSearchParams(decode(body.bytes));
  for (const name of form.keys()) {
    // Also as the first part of a path such as "constructor[prototype][x]", which form parsers turn into objects.
    if ((name.split(/[.[]/, 1)[0] ?? '') in Object.prototype) {
      throw new Refusal(400, 'A field is named after a property of Object.prototype.');
    }
  }
  const values = formValues(form, fields);
  if (!values) throw new Refusal(400, 'A field with one value was posted twice.');
  return { form, values };
}

/** Refuses invalid UTF-8, because URLSearchParams would replace it with U+FFFD and the visitor's text would be lost. */
function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // The result is used, because bundlers remove a call without a visible effect.
    return decodeURIComponent(text) && text;
  } catch {
    throw new Refusal(400, 'The body is not in UTF-8.');
  }
}

/** The error for a request that is not a valid post from a page of the site. The message is for developers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(reason);
  }
}
