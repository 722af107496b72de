import { mediaType } from '../http/mediaType.js';

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
