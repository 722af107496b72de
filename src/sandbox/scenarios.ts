import type { SubmissionErrorCode } from '../client/SubmissionError.js';
import { created, problem, rateLimited, retryAfterHeader } from '../server/responses.js';

/** A form ID that selects a response of the sandbox. */
export interface Scenario {
  formId: string;
  /** The outcome for the kit's client. */
  outcome: 'accepted' | SubmissionErrorCode;
  /** The response in one sentence. */
  description: string;
}

/** All scenarios. Any other form ID that starts with `sandbox-` gets 404. All other form IDs accept messages. */
export const scenarios = [
  {
    formId: 'sandbox-slow',
    outcome: 'accepted',
    description: 'Stores the message at once and responds two seconds later.',
  },
  {
    formId: 'sandbox-empty',
    outcome: 'accepted',
    description: 'Stores the message and responds with 201 without a body.',
  },
  {
    formId: 'sandbox-not-json',
    outcome: 'accepted',
    description: 'Stores the message and responds with 200 and a fragment of HTML.',
  },
  { formId: 'sandbox-invalid', outcome: 'invalid', description: 'Responds with 400 without field names.' },
  {
    formId: 'sandbox-invalid-email',
    outcome: 'invalid',
    description: 'Responds with 422 and names the field `email`.',
  },
  {
    formId: 'sandbox-not-sent',
    outcome: 'notSent',
    // Chromium itself repeats a POST after a 408, but not after a 425.
    description: 'Responds with 425. Sending again is safe.',
  },
  {
    formId: 'sandbox-rate-limited',
    outcome: 'rateLimited',
    description: 'Responds with 429 and a Retry-After of two minutes, in seconds.',
  },
  {
    formId: 'sandbox-rate-limited-date',
    outcome: 'rateLimited',
    description: 'Responds with 429 and a Retry-After of two minutes, as a date.',
  },
  {
    formId: 'sandbox-cors-less-429',
    outcome: 'unconfirmed',
    description: 'Responds with 429 without CORS headers, for a page on another origin.',
  },
  { formId: 'sandbox-rejected', outcome: 'rejected', description: 'Responds with 403.' },
  {
    formId: 'sandbox-unknown',
    outcome: 'rejected',
    description: 'Responds with 404, like any ID that starts with `sandbox-` and is not in this list.',
  },
  { formId: 'sandbox-server-error', outcome: 'unconfirmed', description: 'Responds with 500.' },
  { formId: 'sandbox-unavailable', outcome: 'unconfirmed', description: 'Responds with 503.' },
  {
    formId: 'sandbox-redirect',
    outcome: 'unconfirmed',
    description: 'Responds with 302. A client that follows it loses the message.',
  },
  {
    formId: 'sandbox-hangs',
    outcome: 'unconfirmed',
    description: 'Never responds, so the client times out.',
  },
] as const satisfies readonly Scenario[];

/** The form IDs of the scenarios. */
export type ScenarioFormId = (typeof scenarios)[number]['formId'];

/** How a form responds: it stores and acknowledges the submission, or refuses it. */
export type ScenarioAnswer =
  | { acknowledge: (id: string) => Response | Promise<Response> }
  | { refuse: () => Response | Promise<Response> };

const SLOW_ANSWER_MS = 2000;
const RETRY_SECONDS = 120;

const ACCEPTS_MESSAGES: ScenarioAnswer = { acknowledge: created };

const ANSWERS: Record<ScenarioFormId, ScenarioAnswer> = {
  'sandbox-slow': {
    async acknowledge(id) {
      await new Promise((resolve) => {
        setTimeout(resolve, SLOW_ANSWER_MS);
      });
      return created(id);
    },
  },
  'sandbox-empty': { acknowledge: () => new Response(null, { status: 201 }) },
  'sandbox-not-json': {
    acknowledge: () =>
      new Response('<p>Thank you.</p>', {
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
  'sandbox-not-sent': { refuse: () => problem(425, 'Too early: send it again.') },
  'sandbox-rate-limited': { refuse: () => rateLimited(retryAfterHeader(RETRY_SECONDS)) },
  'sandbox-rate-limited-date': {
    refuse() {
      const time = new Date(Date.now() + RETRY_SECONDS * 1000);
      return rateLimited({ 'Retry-After': time.toUTCString() });
    },
  },
  'sandbox-cors-less-429': { refuse: () => rateLimited(retryAfterHeader(RETRY_SECONDS)) },
  'sandbox-rejected': { refuse: () => problem(403, 'This form does not accept messages.') },
  'sandbox-unknown': { refuse: () => problem(404, 'There is no such form.') },
  'sandbox-server-error': { refuse: () => problem(500, 'Internal error.') },
  'sandbox-unavailable': { refuse: () => problem(503, 'Down for maintenance.') },
  'sandbox-redirect': {
    refuse: () => new Response(null, { status: 302, headers: { Location: '/_sandbox/' } }),
  },
  'sandbox-hangs': { refuse: () => new Promise(() => undefined) },
};

/** How the form with this ID responds. */
export function scenarioAnswer(formId: string): ScenarioAnswer {
  if (isScenario(formId)) return ANSWERS[formId];
  // A misspelled scenario must not accept messages.
  return formId.startsWith('sandbox-') ? ANSWERS['sandbox-unknown'] : ACCEPTS_MESSAGES;
}

function isScenario(formId: string): formId is ScenarioFormId {
  return Object.hasOwn(ANSWERS, formId);
}
