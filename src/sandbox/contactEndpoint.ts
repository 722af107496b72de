import { createEndpoint } from '../server/createContactEndpoint.js';
import { checkOptions, isOrigin, type ContactEndpointOptions } from '../server/endpointOptions.js';
import { createLimiter } from '../server/limitSubmissions.js';
import { formIdOf } from '../server/readRequest.js';
import { problem, rateLimited, retryAfterHeader } from '../server/responses.js';
import { createNameJudge } from '../server/undeclaredFields.js';
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

const SENT_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Message sent</title>
<p>The sandbox has received the message. In production, the endpoint redirects to its \`successPath\`.</p></html>`;

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
    const response = await endpointFor(request, formId)(request);
    // The page of a form without JavaScript can be on another origin, where the sandbox has no page.
    if (response.status === 303) {
      return new Response(SENT_PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    }
    if (response.status !== 201 || !('acknowledge' in scenario)) return response;
    const { id } = (await response.json()) as { id: string };
    return scenario.acknowledge(id);
  }

  function endpointFor(request: Request, formId: string): (request: Request) => Promise<Response> {
    const origin = request.headers.get('Origin') ?? '';
    const options: ContactEndpointOptions = {
      forms: formId,
      allowedOrigins: isOrigin(origin) ? origin : '*',
      limit: () => secondsToWait(formId),
      deliver: ({ text: _, ...submission }) => store.add(submission),
      successPath: '/',
    };
    // A form can have any fields.
    const checked = { ...checkOptions(options), required: [] };
    const judgeNames = createNameJudge({ ...checked, areTokensIgnored: true, warn: () => undefined });
    return createEndpoint(options, checked, judgeNames);
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
