import { contactEndpoint } from './contactEndpoint.js';
import { fetchAsBrowser } from './fetchAsBrowser.js';
import { inbox } from './inbox.js';
import { memoryStore, type StoredSubmission, type SubmissionStore } from './memoryStore.js';
import { randomId } from './randomId.js';
import type { RateLimit } from './rateLimiter.js';
import { watchedStore } from './watchedStore.js';

export interface SandboxOptions {
  /** Where submissions are kept. @default memory */
  store?: SubmissionStore | undefined;
  /** How many submissions one form takes in how many seconds. @default { limit: 30, window: 60 } */
  rateLimit?: RateLimit | undefined;
  /** What opens the inbox. @default a random one */
  key?: string | undefined;
}

export interface Sandbox {
  /**
   * Called with a `Request` alone, it answers as the service. Called as a page calls `fetch`, with an address or with
   * options, it behaves as a browser towards another origin; nothing leaves the page.
   */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Whether a path is one of the sandbox's. */
  handles: (pathname: string) => boolean;
  /** All that was acknowledged, oldest first. */
  submissions: () => readonly StoredSubmission[];
  /** What opens the inbox. */
  key: string;
  /** Path of the inbox, with the key. The inbox is the sandbox's own and not part of the API. */
  inboxPath: string;
}

const DEFAULT_RATE_LIMIT: RateLimit = { limit: 30, window: 60 };

/** The local service: the contact endpoint with real validation, scenarios by form id, a rate limit and an inbox. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { rateLimit = DEFAULT_RATE_LIMIT } = options;
  // Short, so that its address stays whole in terminals that cut long lines.
  const key = options.key || randomId().slice(0, 16);
  const store = watchedStore(options.store ?? memoryStore());
  const answerSubmission = contactEndpoint(store, rateLimit);
  const answerInbox = inbox(store, key);

  const serve = async (request: Request) =>
    new URL(request.url).pathname.startsWith('/_sandbox/') ? answerInbox(request) : answerSubmission(request);

  return {
    async fetch(input, init) {
      if (input instanceof Request && !init) return untilAborted(serve(input), input.signal);
      // Kept from the Request, which takes no signal of another realm, such as jsdom's.
      const { signal = input instanceof Request ? input.signal : null, ...rest } = init ?? {};
      signal?.throwIfAborted();
      return untilAborted(fetchAsBrowser(serve, input, rest), signal);
    },
    handles: (pathname) => /^\/(?:_sandbox|v1\/public\/contact)\//.test(pathname),
    submissions: () => store.all(),
    key,
    inboxPath: `/_sandbox/?key=${encodeURIComponent(key)}`,
  };
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
