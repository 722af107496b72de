import type { SubmissionErrorCode } from '../client/SubmissionError.js';

/** A form id that makes the sandbox answer in one certain way. */
export interface Scenario {
  formId: string;
  /** What the kit makes of the answer. */
  outcome: 'accepted' | SubmissionErrorCode;
  /** One line on what is answered. */
  description: string;
}

/**
 * Every scenario. Any other form id that begins with `sandbox-` is unknown (404), and every id that does not is a form
 * that takes messages.
 */
export const scenarios = [
  {
    formId: 'sandbox-slow',
    outcome: 'accepted',
    description: 'Stores at once and acknowledges two seconds later.',
  },
  { formId: 'sandbox-empty', outcome: 'accepted', description: 'Stores and answers 201 without a body.' },
  {
    formId: 'sandbox-not-json',
    outcome: 'accepted',
    description: 'Stores and answers 200 with an HTML page.',
  },
  { formId: 'sandbox-invalid', outcome: 'invalid', description: 'Refuses with 400 and names no field.' },
  {
    formId: 'sandbox-invalid-email',
    outcome: 'invalid',
    description: 'Refuses with 422 and names the e-mail address.',
  },
  {
    formId: 'sandbox-not-accepted',
    outcome: 'notAccepted',
    // Chromium itself sends a POST again after a 408, but not after a 425.
    description: 'Answers 425: not taken, and safe to send again.',
  },
  {
    formId: 'sandbox-rate-limited',
    outcome: 'rateLimited',
    description: 'Answers 429 with a Retry-After of two minutes, in seconds.',
  },
  {
    formId: 'sandbox-rate-limited-date',
    outcome: 'rateLimited',
    description: 'Answers 429 with a Retry-After of two minutes, as a date.',
  },
  {
    formId: 'sandbox-cors-less-429',
    outcome: 'unconfirmed',
    description: 'Answers 429 without CORS headers, so that a page of another origin sees a TypeError only.',
  },
  { formId: 'sandbox-rejected', outcome: 'rejected', description: 'Refuses with 403.' },
  { formId: 'sandbox-unknown', outcome: 'rejected', description: 'Answers 404: there is no such form.' },
  { formId: 'sandbox-server-error', outcome: 'unconfirmed', description: 'Fails with 500.' },
  { formId: 'sandbox-unavailable', outcome: 'unconfirmed', description: 'Answers 503.' },
  {
    formId: 'sandbox-redirect',
    outcome: 'unconfirmed',
    description: 'Redirects with 302; a client that follows loses the message.',
  },
  {
    formId: 'sandbox-hangs',
    outcome: 'unconfirmed',
    description: 'Never answers; the client has to give up.',
  },
] as const satisfies readonly Scenario[];

export type ScenarioFormId = (typeof scenarios)[number]['formId'];
