import type { SendSubmission } from '../client/request.js';
import { readBody, submissionOutcome } from '../client/response.js';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { errorOnce, warnOnce } from './warnOnce.js';

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

const ROUTE = '/v1/public/contact/forms/:formId/submissions';
const CHECK_BASE_URL = `Check baseUrl: it is the part of the URL before /v1. The endpoint must answer the route ${ROUTE}.`;

function diagnoseResponse(url: string, response: Response): void | Promise<void> {
  const { status, headers, type } = response;
  if (type === 'opaqueredirect') {
    warnOnce(
      `the server redirected POST ${url}. The form does not follow redirects, which lose the message, so visitors see that it ` +
        'might not have arrived. Check whether the server adds or removes a trailing slash, and whether a middleware adds ' +
        'the language to the path: exclude /v1 from it.',
    );
  }
  if (response.ok) return diagnoseWebPage(response, `POST ${url}`, CHECK_BASE_URL);
  const isPage =
    headers.get('Content-Type')?.startsWith('text/html') === true && headers.get('Content-Length') !== '0';
  if (isPage && (status === 404 || status === 405)) {
    warnOnce(
      `a web page, not your backend, answered POST ${url} (HTTP status ${status}), so no message arrives. ` +
        CHECK_BASE_URL,
    );
  } else if (status === 404) {
    const formId = decodeURIComponent(url.split('/').at(-2) ?? '');
    warnOnce(
      `there is no form ${JSON.stringify(formId)} at ${url} (HTTP status 404), so no message arrives. ` +
        'Check formId: your endpoint must list it in `forms`, or your form service must have a form with this ID. Check baseUrl too: it is the part ' +
        `of the URL before /v1. The endpoint must answer the route ${ROUTE}.`,
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
      `no server answers at ${origin}, so no message arrives. Check baseUrl, check that your backend is running, and ` +
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

/** Wraps the app's `send`. It tells the developer about an unexpected result or error, and does not change it. */
export function diagnosedSend(send: SendSubmission): SendSubmission {
  return async (request) => {
    try {
      const answer = await send(request);
      // In plain JavaScript, and in functions without a return type, nothing is easily returned.
      if (typeof (answer as typeof answer | undefined)?.status !== 'number') {
        warnOnce(
          'the function that you set as send resolved to neither a Response nor a receipt, so visitors see that their ' +
            'message might not have arrived. Return the Response, or { status: 200 } if the message was accepted.',
        );
      }
      if (answer instanceof Response) {
        const source = `the request of the function that you set as send${answer.url && `, ${answer.url}`}`;
        diagnoseWebPage(answer, source, 'Check the URL that the function requests.').catch(() => undefined);
      }
      return answer;
    } catch (error) {
      if (!request.signal.aborted) diagnoseThrown('send', error);
      throw error;
    }
  };
}

/**
 * Logs an error if a response with a 2xx is a web page. It reads a copy of the body, so it must be called before anything
 * else reads the body.
 *
 * @param source what the page has answered
 * @param advice how to fix it
 */
async function diagnoseWebPage(response: Response, source: string, advice: string): Promise<void> {
  const { ok, redirected, status } = response;
  if (!ok || redirected) return;
  await readBody(response.clone(), (start) => {
    if (submissionOutcome(response, start) === 'accepted') return;
    errorOnce(
      `a web page, not your backend, answered ${source} (HTTP status ${status}), so visitors see that their message ` +
        `might not have arrived. ${advice}`,
    );
  });
}

const ADVICE = {
  fetch: 'Fix it, or return a Response.',
  send: 'Fix it, or throw a SubmissionError with the code of the outcome, such as "notSent" if nothing was sent.',
};

/** Warns about an error of the app's own `fetch` or `send`, unless it is a failure of the network or an abort. */
function diagnoseThrown(option: keyof typeof ADVICE, error: unknown): void {
  if ((option === 'send' && isSubmissionError(error)) || isNetworkFailure(error)) return;
  warnOnce(
    `the function that you set as ${option} threw ${describe(error)}, so visitors see that their message might not have ` +
      `arrived. ${ADVICE[option]}`,
  );
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : `a value of type ${typeof error}`;

/** Browsers and Node report failures of the network as a TypeError with one of these messages. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNetworkError =
    error instanceof TypeError &&
    /^(failed to fetch|fetch failed|network ?error|load failed)/i.test(error.message);
  return isNetworkError || error.name === 'AbortError' || error.name === 'TimeoutError';
}
