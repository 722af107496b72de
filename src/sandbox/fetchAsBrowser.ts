/** Only lends an origin to paths: the sandbox looks at the path alone. */
const ANY_ORIGIN = 'http://sandbox.localhost';

/**
 * Calls a server as a page of another origin would: an answer without CORS headers rejects with a TypeError, and a
 * redirect gives what `redirect: 'manual'` gives, or rejects where the request would have had it followed.
 */
export async function fetchAsBrowser(
  serve: (request: Request) => Promise<Response>,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const request = new Request(input instanceof Request ? input : String(new URL(input, ANY_ORIGIN)), init);
  const response = await serve(request);
  if (!response.headers.has('Access-Control-Allow-Origin')) {
    throw new TypeError('Failed to fetch: the answer has no CORS headers.');
  }
  if (!response.headers.has('Location')) return response;
  if (request.redirect !== 'manual') {
    throw new TypeError('Failed to fetch: in the browser, the sandbox follows no redirects.');
  }
  // The constructor makes no response of status 0. That of an error differs from a redirect's only in its type.
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
}
