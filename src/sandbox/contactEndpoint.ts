import * as z from 'zod/mini';
import { contactSchema } from '../schema/contactSchema.js';
import { createContactEndpoint } from '../server/createContactEndpoint.js';
import { problem } from '../server/problem.js';
import type { SubmissionStore } from './submissionStore.js';
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

/** The sandbox does not know the schemas of the forms, so it accepts other fields. */
const schema = z.catchall(
  z.object(contactSchema.shape),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);

/** The public submission API, for pages of any origin. */
export function contactEndpoint(
  store: SubmissionStore,
  rateLimit: RateLimit,
): (request: Request) => Promise<Response> {
  const secondsToWait = rateLimiter(rateLimit);

  async function answer(request: Request, formId: string | undefined): Promise<Response> {
    if (formId === undefined) return problem(404, 'There is nothing at this URL.');
    const scenario = scenarioAnswer(formId);
    if (request.method === 'POST' && 'refuse' in scenario) {
      const wait = secondsToWait(formId);
      return wait ? tooManySubmissions(String(wait)) : scenario.refuse();
    }
    const endpoint = createContactEndpoint({
      forms: formId,
      allowedOrigins: '*',
      schema,
      limit: () => secondsToWait(formId),
      deliver: (submission) => store.add(submission),
    });
    const response = await endpoint(request);
    if (response.status !== 201 || !('acknowledge' in scenario)) return response;
    const { id } = (await response.json()) as { id: string };
    return scenario.acknowledge(id);
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
    const id = segment && decodeURIComponent(segment);
    return id?.trim() ? id : undefined;
  } catch {
    return undefined;
  }
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
