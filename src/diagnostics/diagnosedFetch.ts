import { warnOnce } from './warnOnce.js';

/**
 * The same `fetch` for submissions, whose answers tell a developer of what is set up wrongly. What it sends and gives stays
 * as it is.
 */
export function diagnosedFetch(own: typeof fetch | undefined): typeof fetch {
  return (input, init) => {
    const url = input as string;
    const answer = (own ?? globalThis.fetch)(input, init);
    Promise.resolve(answer)
      .then(
        (response) => diagnoseAnswer(url, response),
        // How a fetch of the host's fails, the host knows.
        (error: unknown) => (own ? undefined : diagnoseFailure(url, error)),
      )
      // What is no answer at all, the submission itself reports.
      .catch(() => undefined);
    return answer;
  };
}

function diagnoseAnswer(url: string, { status, ok, headers }: Response): void {
  const isPage =
    headers.get('Content-Type')?.startsWith('text/html') === true && headers.get('Content-Length') !== '0';
  if (isPage && (ok || status === 404 || status === 405)) {
    const consequence = ok
      ? 'visitors are told that their message was sent, and it may have gone nowhere'
      : 'no message arrives';
    warnOnce(
      `a web page answered POST ${url} (HTTP status ${status}), not the contact service, so ${consequence}. ` +
        'Check baseUrl: it is what stands before /v1.',
    );
  } else if (status === 404) {
    const formId = decodeURIComponent(url.split('/').at(-2) ?? '');
    warnOnce(
      `there is no form ${JSON.stringify(formId)} at ${url} (HTTP status 404), so no message arrives. ` +
        'Check formId: it is the public id of your form; and that baseUrl is what stands before /v1.',
    );
  }
}

async function diagnoseFailure(url: string, error: unknown): Promise<void> {
  // Time-outs and aborts speak for themselves, and so does a device without network.
  if (!(error instanceof TypeError) || !navigator.onLine) return;
  const { origin } = new URL(url, location.href);
  // An answer that a page may not read still tells that there is one.
  const isReachable = await globalThis
    .fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
    .then(
      () => true,
      () => false,
    );
  if (!isReachable) {
    warnOnce(
      `nothing answers at ${origin}, so no message arrives. Check baseUrl, that the service runs, and that the ` +
        "page's Content-Security-Policy lets it connect there.",
    );
  } else if (origin !== location.origin) {
    warnOnce(
      `${origin} answers, but the page may not read the answer to POST ${url}, so visitors cannot be told whether their ` +
        'message arrived. Often an error such as 429 comes without CORS headers: let every answer of the service have ' +
        'Access-Control-Allow-Origin, and let it allow the header Content-Type.',
    );
  }
}
