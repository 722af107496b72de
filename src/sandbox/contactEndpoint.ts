import { randomId, type SubmissionStore } from './memoryStore.js';
import { problem } from './problem.js';
import { readSubmission } from './readSubmission.js';
import { scenarioAnswer, tooManySubmissions, type ScenarioFormId } from './scenarios.js';

/** How many submissions of one form the sandbox accepts in a window of time. */
export interface RateLimit {
  /** Number of submissions of one form that are accepted in one window. */
  limit: number;
  /** Length of the window in seconds. */
  windowSeconds: number;
}

const SUBMISSIONS_PATH = /^\/v1\/public\/contact\/forms\/([^/]+)\/submissions$/;
const WITHOUT_CORS: ScenarioFormId = 'sandbox-cors-less-429';

/** The public submission API, for pages of any origin. */
export function contactEndpoint(
  store: SubmissionStore,
  rateLimit: RateLimit,
): (request: Request) => Promise<Response> {
  const secondsToWait = rateLimiter(rateLimit);

  async function answer(request: Request, formId: string | undefined): Promise<Response> {
    if (formId === undefined) return problem(404, 'There is nothing at this URL.');
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') {
      return problem(405, 'Submissions are sent with POST.', { headers: { Allow: 'POST, OPTIONS' } });
    }
    const wait = secondsToWait(formId);
    if (wait > 0) return tooManySubmissions(String(wait));
    const scenario = scenarioAnswer(formId);
    return 'refuse' in scenario ? scenario.refuse() : accept(request, formId, scenario.acknowledge);
  }

  async function accept(
    request: Request,
    formId: string,
    acknowledge: (id: string) => Response | Promise<Response>,
  ): Promise<Response> {
    const submission = await readSubmission(request);
    if (submission instanceof Response) return submission;
    const id = randomId();
    const { locale, payload } = submission;
    try {
      await store.add({ id, formId, locale, payload, receivedAt: new Date().toISOString() });
    } catch (error) {
      console.error('react-contact-kit: the sandbox could not store a submission.', error);
      return problem(500, 'The submission could not be stored.');
    }
    return acknowledge(id);
  }

  return async (request) => {
    const formId = formIdOf(new URL(request.url).pathname);
    const response = await answer(request, formId);
    if (formId !== WITHOUT_CORS || request.method !== 'POST') {
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    return response;
  };
}

function formIdOf(pathname: string): string | undefined {
  const segment = SUBMISSIONS_PATH.exec(pathname)?.[1];
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Allows only the header Content-Type, so the browser blocks requests with other headers. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' },
  });
}

/** Counts submissions by form in fixed windows. The function returns the seconds to wait, 0 below the limit. */
function rateLimiter({ limit, windowSeconds }: RateLimit): (formId: string) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (formId) => {
    const now = Date.now();
    if (now >= windowEnd) {
      counts.clear();
      windowEnd = now + windowSeconds * 1000;
    }
    const count = (counts.get(formId) ?? 0) + 1;
    if (count > limit) return Math.ceil((windowEnd - now) / 1000);
    counts.set(formId, count);
    return 0;
  };
}
