import type { SubmissionStore } from './memoryStore.js';
import { problem } from './problem.js';
import { randomId } from './randomId.js';
import { rateLimiter, type RateLimit } from './rateLimiter.js';
import { readSubmission } from './readSubmission.js';
import { scenarioAnswer, tooMany } from './scenarioAnswer.js';
import type { ScenarioFormId } from './scenarios.js';

const SUBMISSIONS = /^\/v1\/public\/contact\/forms\/([^/]+)\/submissions$/;
const WITHOUT_CORS: ScenarioFormId = 'sandbox-cors-less-429';

/** The public submission interface, for pages of any origin. */
export function contactEndpoint(
  store: SubmissionStore,
  rateLimit: RateLimit,
): (request: Request) => Promise<Response> {
  const secondsToWait = rateLimiter(rateLimit);

  async function answer(request: Request, formId: string | undefined): Promise<Response> {
    if (formId === undefined) return problem(404, 'There is nothing at this address.');
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') {
      return problem(405, 'Submissions are sent with POST.', { headers: { Allow: 'POST, OPTIONS' } });
    }
    const wait = secondsToWait(formId);
    if (wait > 0) return tooMany(String(wait));
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
      console.error('react-contact-kit sandbox: a submission could not be stored.', error);
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
  const segment = SUBMISSIONS.exec(pathname)?.[1];
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Any other header than Content-Type is refused by not being listed. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' },
  });
}
