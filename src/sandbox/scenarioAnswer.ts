import { problem } from './problem.js';
import type { ScenarioFormId } from './scenarios.js';

/** How a form answers: it stores and acknowledges, or it does not store. */
export type ScenarioAnswer =
  | { acknowledge: (id: string) => Response | Promise<Response> }
  | { refuse: () => Response | Promise<Response> };

const SLOW_MILLISECONDS = 2000;
const RETRY_SECONDS = 120;

const TAKES_MESSAGES: ScenarioAnswer = { acknowledge: created };

const ANSWERS: Record<ScenarioFormId, ScenarioAnswer> = {
  'sandbox-slow': {
    async acknowledge(id) {
      await new Promise((resolve) => {
        setTimeout(resolve, SLOW_MILLISECONDS);
      });
      return created(id);
    },
  },
  'sandbox-empty': { acknowledge: () => new Response(null, { status: 201 }) },
  'sandbox-not-json': {
    acknowledge: () =>
      new Response('<!doctype html><title>Thank you</title><p>Thank you.</p>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  },
  'sandbox-invalid': { refuse: () => problem(400, 'Something in the submission is not valid.') },
  'sandbox-invalid-email': {
    refuse: () =>
      problem(422, 'The submission is not valid.', {
        errors: [{ pointer: '#/payload/email', detail: 'is not valid' }],
      }),
  },
  'sandbox-not-accepted': { refuse: () => problem(425, 'Too early: send it again.') },
  'sandbox-rate-limited': { refuse: () => tooMany(String(RETRY_SECONDS)) },
  'sandbox-rate-limited-date': {
    refuse: () => tooMany(new Date(Date.now() + RETRY_SECONDS * 1000).toUTCString()),
  },
  'sandbox-cors-less-429': { refuse: () => tooMany(String(RETRY_SECONDS)) },
  'sandbox-rejected': { refuse: () => problem(403, 'This form takes no messages.') },
  'sandbox-unknown': { refuse: () => problem(404, 'There is no such form.') },
  'sandbox-server-error': { refuse: () => problem(500, 'Something broke.') },
  'sandbox-unavailable': { refuse: () => problem(503, 'Down for maintenance.') },
  'sandbox-redirect': {
    refuse: () => new Response(null, { status: 302, headers: { Location: '/_sandbox/' } }),
  },
  'sandbox-hangs': { refuse: () => new Promise(() => undefined) },
};

/** How the form of this id answers. */
export function scenarioAnswer(formId: string): ScenarioAnswer {
  if (isScenario(formId)) return ANSWERS[formId];
  // A misspelt scenario must not look like a form that works.
  return formId.startsWith('sandbox-') ? ANSWERS['sandbox-unknown'] : TAKES_MESSAGES;
}

/** The 429 of scenarios and of the real rate limit. */
export function tooMany(retryAfter: string): Response {
  return problem(429, 'Too many submissions.', { headers: { 'Retry-After': retryAfter } });
}

function isScenario(formId: string): formId is ScenarioFormId {
  return Object.hasOwn(ANSWERS, formId);
}

function created(id: string): Response {
  return Response.json({ id }, { status: 201 });
}
