import * as z from 'zod/mini';
import { contactSchema } from '../schema/contactSchema.js';
import { createContactEndpoint } from '../server/createContactEndpoint.js';
import { createLimiter } from '../server/limitSubmissions.js';
import { formIdOf } from '../server/readRequest.js';
import { problem, rateLimited, retryAfterHeader } from '../server/responses.js';
import type { SubmissionStore } from './submissionStore.js';
import { scenarioAnswer, type ScenarioFormId } from './scenarios.js';

/** How many submissions of one form the sandbox accepts in a window of time. */
export interface RateLimit {
  /** Number of submissions of one form that are accepted within `seconds`. */
  max?: number | undefined;
  /** Length of the window in seconds. */
  seconds?: number | undefined;
}

const WITHOUT_CORS: ScenarioFormId = 'sandbox-cors-less-429';

/** The sandbox does not know the schemas of the forms, so it accepts other fields. */
const schema = z.catchall(
  z.object(contactSchema.shape),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);

/** The public submission API, for pages of any origin. */
export function contactEndpoint(
  store: SubmissionStore,
  { max = 30, seconds = 60 }: RateLimit = {},
): (request: Request) => Promise<Response> {
  const secondsToWait = createLimiter(max, seconds);

  async function answer(request: Request, formId: string | undefined): Promise<Response> {
    if (!formId?.trim()) return problem(404, 'There is nothing at this URL.');
    const scenario = scenarioAnswer(formId);
    if (request.method === 'POST' && 'refuse' in scenario) {
      const wait = secondsToWait(formId);
      return wait ? rateLimited(retryAfterHeader(wait)) : scenario.refuse();
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
    const formId = formIdOf(request);
    const response = await answer(request, formId);
    if (formId !== WITHOUT_CORS || request.method !== 'POST') {
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    return response;
  };
}
