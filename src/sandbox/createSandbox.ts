import { randomId, type StoredSubmission } from '../server/submission.js';
import { contactEndpoint, type RateLimit } from './contactEndpoint.js';
import { inbox } from './inbox.js';
import { memoryStore, watchedStore, type SubmissionStore } from './submissionStore.js';

/** The options of `createSandbox`. */
export interface SandboxOptions {
  /**
   * The sandbox accepts `max` submissions of a form within `seconds`.
   * @default { max: 30, seconds: 60 }
   */
  rateLimit?: RateLimit | undefined;
  /**
   * Key that opens the inbox.
   * @default a random key
   */
  key?: string | undefined;
}

/** A local backend that needs no server. */
export interface Sandbox {
  /**
   * If you pass a `Request`, it responds like a server. If you pass a URL and options, it applies CORS as a browser does
   * for a server on another origin. It sends nothing over the network.
   */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Whether a path belongs to the sandbox. */
  handles: (pathname: string) => boolean;
  /** The accepted submissions, oldest first, without `text`. */
  submissions: () => readonly StoredSubmission[];
  /** Key that opens the inbox. */
  key: string;
  /** Path of the inbox, with the key. */
  inboxPath: string;
}

/** Origin for relative URLs. The sandbox uses only the path. */
const ANY_ORIGIN = 'http://sandbox.localhost';

const NEEDED_GLOBALS = ['Request', 'Response', 'TextEncoder'];

/**
 * Creates a sandbox: a local backend with validation, scenarios by form ID, a rate limit and an inbox.
 *
 * @throws TypeError if `rateLimit` is not valid
 * @throws Error if the environment lacks a global that the sandbox or the form needs, as Jest's own jsdom environment
 *   does
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxWith(memoryStore(), options);
}

/** Creates a sandbox whose submissions go into the given store. */
export function createSandboxWith(submissions: SubmissionStore, options: SandboxOptions = {}): Sandbox {
  checkGlobals();
  // Short, so that the inbox's URL fits on one line of a terminal.
  const key = options.key || randomId().slice(0, 16);
  const store = watchedStore(submissions);
  const answerSubmission = contactEndpoint(store, options.rateLimit);
  const answerInbox = inbox(store, key);

  const serve = async (request: Request) =>
    new URL(request.url).pathname.startsWith('/_sandbox/') ? answerInbox(request) : answerSubmission(request);

  return {
    async fetch(input, init) {
      if (input instanceof Request && !init) return untilAborted(serve(input), input.signal);
      // Not passed to `Request`, which refuses a signal of another realm, such as jsdom's.
      const { signal = input instanceof Request ? input.signal : null, ...rest } = init ?? {};
      signal?.throwIfAborted();
      return untilAborted(fetchAsBrowser(serve, input, rest), signal);
    },
    handles: (pathname) => /^\/_sandbox\/|^(?:\/[^/]+)*\/v1\/public\/contact\//.test(pathname),
    submissions: () => store.all(),
    key,
    inboxPath: `/_sandbox/?key=${encodeURIComponent(key)}`,
  };
}

/** Without these globals, the form would only show that it could not confirm the message. */
function checkGlobals(): void {
  const missing = NEEDED_GLOBALS.filter((name) => Reflect.get(globalThis, name) === undefined);
  if (missing.length === 0) return;
  throw new Error(
    `react-contact-kit: the sandbox and the form need globals that this environment lacks: ${missing.join(', ')}. ` +
      'With Jest, set `testEnvironment` to "jest-fixed-jsdom".',
  );
}

/**
 * Calls a server as a page of another origin does. A response without CORS headers rejects with a TypeError. A redirect
 * resolves to the opaque response of `redirect: 'manual'`, and rejects if the request would follow it.
 */
async function fetchAsBrowser(
  serve: (request: Request) => Promise<Response>,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const request = new Request(input instanceof Request ? input : String(new URL(input, ANY_ORIGIN)), init);
  const response = await serve(request);
  if (!response.headers.has('Access-Control-Allow-Origin')) {
    throw new TypeError('Failed to fetch: the response has no CORS headers.');
  }
  if (!response.headers.has('Location')) return response;
  if (request.redirect !== 'manual') {
    throw new TypeError('Failed to fetch: the sandbox does not follow redirects.');
  }
  // The constructor refuses status 0. An error response differs from an opaque redirect only in its type.
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
}

async function untilAborted<Value>(value: Promise<Value>, signal?: AbortSignal | null): Promise<Value> {
  if (!signal) return value;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
  return Promise.race([value, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
