import type { SubmissionErrorCode } from '../../../src/client/index.js';

/** The network's answer to a submission, or its failure. */
export interface SubmissionAnswer {
  /** 0 for a redirect that was not followed, undefined for a connection that breaks. */
  status: number | undefined;
  isRedirected: boolean;
  body: 'none' | 'text' | 'page' | 'fields' | 'hangs' | 'breaks';
  /** The names of the refused fields in a body of the kind `fields`. */
  fields: readonly string[];
}

const WITHOUT_BODY = [204, 205, 304];

/** The response with which `fetch` resolves. */
export function responseOf(answer: SubmissionAnswer): Response {
  const { status = 0, isRedirected } = answer;
  if (status === 0) return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  const headers = { 'Content-Type': answer.body === 'page' ? 'text/html' : 'text/plain' };
  const response = new Response(WITHOUT_BODY.includes(status) ? null : bodyOf(answer), { status, headers });
  return Object.defineProperty(response, 'redirected', { value: isRedirected });
}

function bodyOf({ body, fields }: SubmissionAnswer): BodyInit | null {
  if (body === 'none') return null;
  if (body === 'page') return '<!doctype html><title>thank you, or not</title>';
  if (body === 'text') return 'thank you, or not';
  if (body === 'hangs') return new ReadableStream();
  if (body === 'breaks') return new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
  return JSON.stringify({ errors: Object.fromEntries(fields.map((field) => [field, ['no']])) });
}

/** The outcome that the README documents. */
export function outcomeOf({ status = 0, isRedirected, body }: SubmissionAnswer): StatusOutcome {
  const isPage = status <= 299 && body === 'page' && !WITHOUT_BODY.includes(status);
  return isRedirected || isPage ? 'unconfirmed' : outcomeOfStatus(status);
}

type StatusOutcome = 'accepted' | Exclude<SubmissionErrorCode, 'offline'>;

/** The outcome that the README documents for a status. */
export function outcomeOfStatus(status: number): StatusOutcome {
  if (status >= 200 && status <= 299) return 'accepted';
  if (status === 400 || status === 422) return 'invalid';
  if (status === 408 || status === 425) return 'notSent';
  if (status === 428) return 'challengeFailed';
  if (status === 429) return 'rateLimited';
  return status >= 400 && status <= 499 ? 'rejected' : 'unconfirmed';
}
