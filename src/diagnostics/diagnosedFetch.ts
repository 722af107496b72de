import { diagnoseWebPage } from './diagnoseWebPage.js';
import { diagnoseThrown } from './diagnoseThrown.js';
import { warnOnce } from './warnOnce.js';

/**
 * Wraps the `fetch` of submissions. It tells the developer when a response or a network error suggests a configuration
 * mistake. The request and its result do not change.
 *
 * @param own the `fetch` option, if set
 */
export function diagnosedFetch(own: typeof fetch | undefined): typeof fetch {
  return (input, init) => {
    const url = input as string;
    const answer = (own ?? globalThis.fetch)(input, init);
    Promise.resolve(answer)
      .then(
        (response) => diagnoseResponse(url, response),
        (error: unknown) => (own ? diagnoseThrown('fetch', error) : diagnoseFailure(url, error)),
      )
      // A custom `fetch` might not return a `Response`. The submission handles that.
      .catch(() => undefined);
    return answer;
  };
}

const CHECK_BASE_URL = 'Check baseUrl: it is the part of the URL before /v1.';

function diagnoseResponse(url: string, response: Response): void | Promise<void> {
  const { status, headers } = response;
  if (response.ok) return diagnoseWebPage(response, `POST ${url}`, CHECK_BASE_URL);
  const isPage =
    headers.get('Content-Type')?.startsWith('text/html') === true && headers.get('Content-Length') !== '0';
  if (isPage && (status === 404 || status === 405)) {
    warnOnce(
      `a web page, not the contact service, answered POST ${url} (HTTP status ${status}), so no message arrives. ` +
        CHECK_BASE_URL,
    );
  } else if (status === 404) {
    const formId = decodeURIComponent(url.split('/').at(-2) ?? '');
    warnOnce(
      `there is no form ${JSON.stringify(formId)} at ${url} (HTTP status 404), so no message arrives. ` +
        'Check formId: it is the public ID of your form. Check baseUrl too: it is the part of the URL before /v1.',
    );
  }
}

async function diagnoseFailure(url: string, error: unknown): Promise<void> {
  // Timeouts, aborts and a device without network need no diagnosis.
  if (!(error instanceof TypeError) || !navigator.onLine) return;
  const { origin } = new URL(url, location.href);
  // In `no-cors` mode, fetch resolves even if CORS hides the response from the page.
  const isReachable = await globalThis
    .fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
    .then(
      () => true,
      () => false,
    );
  if (!isReachable) {
    warnOnce(
      `no server answers at ${origin}, so no message arrives. Check baseUrl, check that the service is running, and ` +
        "check that the page's Content-Security-Policy allows connections to it.",
    );
  } else if (origin !== location.origin) {
    warnOnce(
      `${origin} answers, but CORS does not let the page read the response to POST ${url}, so the form cannot show ` +
        'whether the message arrived. A common cause is an error response, such as 429, without CORS headers. Send ' +
        'Access-Control-Allow-Origin with every response, and allow the header Content-Type.',
    );
  }
}
